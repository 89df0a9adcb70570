using SpanPack;

namespace Quickstart.Shop;

/// <summary>A customer checks out: the card is declined once, then the order goes to a queue and is delivered by a worker.</summary>
/// <param name="Web">What the web process sends.</param>
/// <param name="Stock">What the stock process sends.</param>
/// <param name="Payments">What the payments process sends.</param>
/// <param name="Produced">The message that the worker's trace links to.</param>
internal sealed record CheckoutTrace(SpanCollection Web, SpanCollection Stock, SpanCollection Payments, Span Produced)
{
    private const string Stack = """
           at Payments.Gateway.Charge(Card card, Money amount) in Gateway.cs:line 88
           at Payments.ChargeHandler.HandleAsync(ChargeRequest request) in ChargeHandler.cs:line 41
        """;

    internal static CheckoutTrace Create(UInt128 traceId, long start)
    {
        var clock = new SpanClock(traceId, start, 1001);
        Span request = clock.Start("shop-web", "aspnet_core.request", "POST /checkout/{cart}", "web", 0, 84_300, null, new CheckoutTags
        {
            Component = "aspnet_core", Method = "POST", Url = "https://shop.example.com/checkout/c-1077", Route = "checkout/{cart}",
            StatusCode = 200,
            RequestHost = "shop.example.com", UserAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
            ClientIp = "203.0.113.42",
            Measured = 1, CartId = "c-1077", Tier = CustomerTier.Gold, Items = 3, Total = 147.85,
        });
        request.AddEvent(new SpanEvent("payment.retried",
            (ulong)clock.At(47_000))
        {
            Attributes = { ["attempt"] = 2, ["reason"] = "card_declined", ["backoff_ms"] = 12.5,
                ["providers"] = new[] { "acme-pay", "bank-direct" } }
        });

        Span session = clock.Start("shop-web", "redis.command", "GET", "redis", 1_200, 640, request, Redis("GET session:9f3c"));
        Span cart = clock.Start("shop-web", "postgres.query", "SELECT * FROM cart_items WHERE cart_id = ?", "sql", 2_300, 3_850, request,
            Sql("shop", 3));
        Span reserve = clock.Start("shop-web", "grpc.request", "/shop.Stock/Reserve", "grpc", 6_900, 12_400, request,
            Grpc("client", "stock.internal"));
        Span declined =
            clock.Start("shop-web", "http.request", "POST payments.internal/charge", "http", 20_100, 24_000, request, Http(402));
        declined.Error = 1;
        Span charged = clock.Start("shop-web", "http.request", "POST payments.internal/charge", "http", 47_800, 21_500, request, Http(201));
        Span save = clock.Start("shop-web", "postgres.query", "INSERT INTO orders (id, cart_id, total) VALUES (?, ?, ?)", "sql", 70_000,
            4_700, request, Sql("shop", 1));
        Span produced =
            clock.Start("shop-web", "kafka.produce", "Produce Topic orders", "queue", 75_300, 2_900, request, Kafka("producer"));
        Span forget = clock.Start("shop-web", "redis.command", "DEL", "redis", 78_900, 480, request, Redis("DEL cart:c-1077"));

        Span stock = clock.Continue("stock", "grpc.request", "/shop.Stock/Reserve", "grpc", 8_000, 10_100, reserve, Grpc("server", null));
        Span locked = clock.Start("stock", "postgres.query", "SELECT qty FROM stock WHERE sku IN (?) FOR UPDATE", "sql", 8_900, 3_100,
            stock, Sql("stock", 3));
        Span update = clock.Start("stock", "postgres.query", "UPDATE stock SET qty = qty - ? WHERE sku = ?", "sql", 12_400, 4_600, stock,
            Sql("stock", 3));

        Span refused = clock.Continue("payments", "aspnet_core.request", "POST /charge", "web", 21_000, 22_400, declined, Charge(402));
        Fail(refused);
        Span bank =
            clock.Start("payments", "http.request", "POST api.acme-pay.example/v2/charges", "http", 23_600, 18_200, refused, Http(402));
        Span accepted = clock.Continue("payments", "aspnet_core.request", "POST /charge", "web", 48_600, 19_900, charged, Charge(201));
        Span direct =
            clock.Start("payments", "http.request", "POST api.bank-direct.example/transfers", "http", 50_100, 17_000, accepted, Http(201));

        return new CheckoutTrace(
            new Span[] { request, session, cart, reserve, declined, charged, save, produced, forget },
            new Span[] { stock, locked, update },
            new Span[] { refused, bank, accepted, direct },
            produced);
    }

    /// <summary>The trace of the worker, which links to the message that it consumes.</summary>
    internal static SpanCollection CreateDelivery(UInt128 traceId, long start, Span produced)
    {
        var clock = new SpanClock(traceId, start, 2001);
        Span consume = clock.Start("order-worker", "kafka.consume", "Consume Topic orders", "queue", 0, 31_200, null, Kafka("consumer"));
        consume.AddLink(new SpanLink(produced.TraceId, produced.SpanId)
        {
            Flags = 0x80000001,
            Attributes = { ["messaging.operation"] = "process" }
        });
        Span load = clock.Start("order-worker", "postgres.query", "SELECT * FROM orders WHERE id = ?", "sql", 1_100, 2_700, consume,
            Sql("shop", 1));
        Span label = clock.Start("order-worker", "http.request", "POST parcels.example/labels", "http", 4_600, 17_300, consume, Http(200));
        Span mail = clock.Start("order-worker", "sqs.sendmessage", "SQS.SendMessage", "http", 23_000, 6_800, consume, new AwsSdkTags
        {
            SpanKind = "producer", Operation = "SendMessage", Region = "eu-central-1", Service = "SQS", QueueName = "mail",
            StatusCode = 200, RequestId = "5f0e9d1c",
        });
        return new Span[] { consume, load, label, mail };
    }

    private static void Fail(Span span)
    {
        span.Error = 1;
        span.SetTag(TagNames.ErrorType, "Payments.CardDeclinedException");
        span.SetTag(TagNames.ErrorMessage, "The card was declined: insufficient funds");
        span.SetTag(TagNames.ErrorStack, "Payments.CardDeclinedException: The card was declined: insufficient funds\n" + Stack);
    }

    private static SqlTags Sql(string database, long rows)
        => new()
        {
            DbType = "postgres", Component = "Npgsql", DbName = database, DbUser = "shop", Host = "db.internal", RowCount = rows,
            Measured = 1
        };

    private static RedisTags Redis(string command)
        => new() { Component = "StackExchangeRedis", RawCommand = command, Host = "cache.internal", Port = 6379, DatabaseIndex = 0 };

    private static GrpcTags Grpc(string kind, string? host)
        => new()
        {
            SpanKind = kind, MethodKind = "unary", MethodName = "Reserve", MethodPath = "/shop.Stock/Reserve",
            MethodPackage = "shop", MethodService = "Stock", StatusCode = 0, Host = host, Measured = 1
        };

    private static HttpClientTags Http(int status)
        => new()
        {
            Component = "HttpMessageHandler", Method = "POST", StatusCode = status,
            HandlerType = "System.Net.Http.SocketsHttpHandler"
        };

    private static WebServerTags Charge(int status)
        => new()
        {
            Component = "aspnet_core", Method = "POST", Route = "charge", Url = "http://payments.internal/charge",
            StatusCode = status, Measured = 1
        };

    private static KafkaTags Kafka(string kind)
        => new()
        {
            SpanKind = kind, Topic = "orders", BootstrapServers = "kafka.internal:9092", Partition = 4, Offset = 80_211,
            ConsumerGroup = kind == "consumer" ? "order-worker" : null, Measured = 1
        };
}
