namespace SpanPack.Conformance.Tests.Samples;

/// <summary>Payloads of every kind, written with automatic tags.</summary>
internal static partial class SamplePayloads
{
    private static readonly SpanMessagePackFormatter s_formatter = new(new ProcessTags
    {
        Service = "shop",
        Environment = "prod",
        Version = "1.2.3",
        RuntimeId = "7b6f0c9e-3a55-4b0e-9c43-5d8f5f6f9a10",
        ProcessId = 4711,
        ProcessTagList = "entrypoint.name:shop,entrypoint.workdir:app",
        GitCommitSha = "0123456789abcdef0123456789abcdef01234567",
        GitRepositoryUrl = "https://example.test/shop.git",
    });

    internal static IReadOnlyList<SamplePayload> All { get; } =
    [
        new("no chunk", s_formatter, []),
        new("chunk without spans", s_formatter, [new TraceChunk(default(SpanCollection))], Repaired: true),
        new("bare span", new SpanMessagePackFormatter(new ProcessTags()), [new TraceChunk(new Span { TraceId = 1, SpanId = 2 })],
            Repaired: true),
        WebRequest(),
        Databases(),
        Messaging(),
        Links(),
        Events("events", s_formatter),
        Events("events as JSON", new SpanMessagePackFormatter(s_formatter.ProcessTags!, nativeSpanEvents: false)),
        MetaStruct(),
        Unicode(),
        TextLengths(),
        HugeValue(),
        Numbers(),
        TraceContext(),
        AppServices(),
        ManySpans(),
        ManyChunks(),
        ManyTags(),
    ];

    private static SamplePayload WebRequest()
    {
        var server = new WebServerTags
        {
            Component = "aspnet_core", Method = "GET", Url = "https://example.test/cart/17", StatusCode = 200,
            Route = "cart/{id}", Measured = 1, ClientIp = "203.0.113.7"
        };
        var client = new HttpClientTags
        {
            Component = "HttpMessageHandler", Method = "POST", Url = "https://stock.test/reserve",
            StatusCode = 503, Host = "stock.test", PeerService = "stock"
        };
        Span root = SampleSpan.Create(tags: server);
        Span child = SampleSpan.Create(1, name: "http.request", resource: "POST stock.test/reserve", type: "http", tags: client);
        child.Error = 1;
        child.SetTag("error.message", "Service Unavailable");
        child.SetMetric("retries", 3);
        return new("web request", s_formatter, [SampleSpan.Kept(root, child)]);
    }

    private static SamplePayload Databases()
    {
        var sql = new SqlTags
        {
            DbType = "postgres", Component = "Npgsql", DbName = "orders", DbUser = "app", Host = "db.test",
            RowCount = 12, Measured = 1
        };
        var redis = new RedisTags
        {
            Component = "StackExchangeRedis", RawCommand = "GET cart", Host = "cache.test", Port = 6379,
            DatabaseIndex = 2
        };
        return new("databases", s_formatter,
        [
            SampleSpan.Kept(
                SampleSpan.Create(),
                SampleSpan.Create(1, "shop-postgres", "postgres.query", "SELECT count(*) FROM orders", "sql", sql),
                SampleSpan.Create(2, "shop-redis", "redis.command", "GET", "redis", redis)),
        ]);
    }

    private static SamplePayload Messaging()
    {
        var kafka = new KafkaTags
        {
            SpanKind = "producer", Topic = "orders", BootstrapServers = "kafka.test:9092", Partition = 3,
            Offset = 1_234_567_890_123, IsTombstone = false, QueueTimeMilliseconds = 0.25
        };
        var grpc = new GrpcTags
        {
            SpanKind = "client", MethodKind = "unary", MethodName = "Reserve", MethodPath = "/shop.Stock/Reserve",
            MethodPackage = "shop", MethodService = "Stock", StatusCode = 0, Host = "stock.test"
        };
        var aws = new AwsSdkTags
        {
            SpanKind = "client", Operation = "SendMessage", Region = "eu-central-1", Service = "SQS",
            QueueName = "orders", StatusCode = 200
        };
        return new("messaging", s_formatter,
        [
            SampleSpan.Kept(
                SampleSpan.Create(),
                SampleSpan.Create(1, "shop-kafka", "kafka.produce", "Produce Topic orders", "queue", kafka),
                SampleSpan.Create(2, "shop", "grpc.request", "/shop.Stock/Reserve", "grpc", grpc),
                SampleSpan.Create(3, "shop-aws-sqs", "sqs.request", "SQS.SendMessage", "http", aws)),
        ]);
    }
}
