namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>What the program has once: 30 routes, 50 SQL texts, 10 user agents, and topics, hosts and words.</summary>
internal static class ShopCatalog
{
    private static readonly string[] s_tables = ["orders", "order_lines", "products", "customers", "carts", "prices", "stock", "payments",
        "shipments", "reviews"];

    internal static ShopRoute[] Routes { get; } =
    [
        .. Get("api/products/{id}", "api/products", "api/cart", "api/products/{id}/reviews", "api/categories/{id}/products", "api/search"),
        .. Post("api/cart/items", "api/login"),
        .. Get("api/orders/{id}", "api/customers/{id}", "api/orders", "api/products/{id}/stock", "api/prices/{id}", "api/categories",
            "api/recommendations/{id}"),
        .. Post("api/orders", "api/orders/{id}/payment", "api/cart/{id}/checkout", "api/customers", "api/products/{id}/reviews"),
        .. Get("api/shipments/{id}", "api/shipments/{id}/track", "api/vouchers/{id}", "api/customers/{id}/addresses", "api/wishlists/{id}",
            "health", "api/stores/{id}/opening-hours"),
        .. Post("api/returns/{id}", "api/newsletter", "api/customers/{id}/password"),
    ];

    internal static string[] SqlTexts { get; } = [.. s_tables.SelectMany(SqlOf)];

    internal static string[] UserAgents { get; } =
    [
        "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:129.0) Gecko/20100101 Firefox/129.0",
        "Shop/7.2 (iPhone; iOS 18.1)", "Shop/7.1 (iPhone; iOS 17.6)", "Shop/7.2 (Android 15; Pixel 9)", "Shop/6.9 (Android 13)",
        "okhttp/4.12.0", "python-requests/2.32.3", "kube-probe/1.31",
    ];

    internal static ShopTopic[] Topics { get; } = [ShopTopic.Of("orders.created"), ShopTopic.Of("payments.captured"),
        ShopTopic.Of("stock.changed"), ShopTopic.Of("mails.requested")];

    internal static ShopHost[] Hosts { get; } = [ShopHost.Of("stock.internal"), ShopHost.Of("prices.internal"),
        ShopHost.Of("payments.example.com"), ShopHost.Of("search.internal")];

    /// <summary>What users write.</summary>
    internal static string[] Words { get; } = ["red+shoes", "laptop", "winter-coat", "bluetooth", "size-42", "bookshelf", "coffee",
        "gift-card"];

    /// <summary>The same in Latin-1.</summary>
    internal static string[] Latin1Words { get; } = ["Größe-42", "Bücherregal", "crème-brûlée", "señal", "déjà-payé", "Möbel"];

    /// <summary>The same in Chinese and Japanese.</summary>
    internal static string[] ChineseWords { get; } = ["蓝牙耳机", "ノートパソコン", "冬の靴", "礼品卡"];

    private static IEnumerable<ShopRoute> Get(params string[] templates)
        => templates.Select(static template => ShopRoute.Of("GET", template));

    private static IEnumerable<ShopRoute> Post(params string[] templates)
        => templates.Select(static template => ShopRoute.Of("POST", template));

    private static IEnumerable<string> SqlOf(string table) =>
    [
        $"SELECT t.id, t.name, t.state, t.changed FROM {table} t WHERE t.id = @id AND t.shop = @shop",
        $"SELECT t.id, t.name, t.state FROM {table} t WHERE t.customer_id = @customer AND t.shop = @shop ORDER BY t.id LIMIT 20",
        $"INSERT INTO {table} (id, name, state, shop, changed) VALUES (@id, @name, @state, @shop, @changed)",
        $"UPDATE {table} SET state = @state, changed = @changed WHERE id = @id AND shop = @shop",
        $"SELECT count(*) FROM {table} t WHERE t.state = @state AND t.shop = @shop AND t.changed > @since",
    ];
}
