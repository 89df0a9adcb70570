using SpanPack.Benchmarks.Tags;

namespace SpanPack.Benchmarks.Streams.Shop;

/// <content>What a request calls.</content>
internal sealed partial class ShopSpans
{
    private const double FreshSqlShare = 0.2;

    private static readonly string[] s_steps = ["price", "tax", "voucher", "stock", "shipping"];
    private static readonly string[] s_redisCommands = ["GET", "SET", "HGETALL", "EXPIRE"];

    /// <summary>
    /// Begins a span below another. Of ten, four are SQL, two Redis, one and a half HTTP, one Kafka and one and a half the shop's own.
    /// </summary>
    internal Span StartChild(Span parent) => _dice.Below(20) switch
    {
        < 8 => Sql(parent),
        < 12 => Redis(parent),
        < 15 => Http(parent),
        < 17 => Producer(parent),
        _ => _dice.Is(0.5) ? Step(parent) : Named(parent),
    };

    private Span Sql(Span parent)
    {
        string text = _dice.Of(ShopCatalog.SqlTexts);
        bool isFresh = _dice.Is(FreshSqlShare);
        string resource = isFresh ? FreshSearch() : _texts.Shared(text);
        Span span = Child(parent, "shop-web-postgres", "postgres.query", "sql", resource);
        span.Tags = new SqlTags
        {
            DbType = "postgres", Component = "Npgsql", DbName = _texts.Shared("shop"), DbUser = _texts.Shared("shop_web"),
            Host = _texts.Shared("orders-db-1.eu-central.internal"), RowCount = _dice.Below(50),
        };
        return span;
    }

    private string FreshSearch()
    {
        var (word, number) = (_texts.Word(), _texts.Number());
        return _texts.Fresh(
            $"SELECT p.id, p.name, p.price FROM products p WHERE p.name = '{word}' AND p.supplier = {number} ORDER BY p.price LIMIT 20");
    }

    private Span Redis(Span parent)
    {
        string command = _dice.Of(s_redisCommands);
        Span span = Child(parent, "shop-web-redis", "redis.command", "redis", command);
        span.Tags = new RedisTags
        {
            Component = "StackExchangeRedis", RawCommand = _texts.Fresh($"{command} shop:cart:{_texts.Number()}:{_texts.Word()}", command),
            Host = _texts.Shared("carts-redis.eu-central.internal"), Port = 6379, DatabaseIndex = 0,
        };
        return span;
    }

    private Span Http(Span parent)
    {
        ShopHost host = _dice.Of(ShopCatalog.Hosts);
        Span span = Child(parent, "shop-web-http-client", "http.request", "http", _texts.Shared(host.Resource));
        span.Tags = new HttpClientTags
        {
            Component = "HttpMessageHandler",
            HandlerType = "System.Net.Http.SocketsHttpHandler",
            Method = "GET",
            Url = _texts.Fresh($"http://{host.Name}/v1/items/{_texts.Number()}?q={_texts.Word()}&shop=europe", host.Name),
            Host = _texts.Shared(host.Name),
            StatusCode = 200,
        };
        return span;
    }

    private Span Producer(Span parent)
    {
        ShopTopic topic = _dice.Of(ShopCatalog.Topics);
        Span span = Child(parent, "shop-web-kafka", "kafka.produce", "queue", _texts.Shared(topic.Produce));
        span.Tags = Kafka("producer", topic.Name);
        span.SetTag("messaging.message.id", MessageId());
        return span;
    }

    private Span Step(Span parent)
    {
        string step = _dice.Of(s_steps);
        Span span = Child(parent, ShopProcess.Service, "shop.checkout.step", "custom", step);
        span.Tags = new CheckoutStepTags
        {
            Step = step, CartId = _texts.Fresh($"cart-{_texts.Number()}-{_texts.Number()}"),
            Currency = _texts.Shared("EUR"), Items = 1
            + _dice.Below(9)
        };
        return span;
    }

    private Span Named(Span parent)
    {
        Span span = Child(parent, ShopProcess.Service, "shop.recommend", "custom", "recommend");
        span.SetTag("shop.model", _texts.Shared("nearest-neighbour"));
        span.SetTag("shop.basis", _texts.Fresh($"product-{_texts.Number()}"));
        span.SetMetric("shop.candidates", _dice.Below(200));
        return span;
    }

    private Span Child(Span parent, string service, string name, string type, string resource) => new()
    {
        TraceId = parent.TraceId,
        SpanId = _dice.Id(),
        ParentId = parent.SpanId,
        ParentService = parent.Service,
        Service = service,
        Name = name,
        Type = type,
        Resource = resource,
        Start = Now(),
    };
}
