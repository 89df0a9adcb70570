namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>Makes the spans of the shop: the roots here, what they call in the other part.</summary>
internal sealed partial class ShopSpans(StreamKind kind, int seed)
{
    private const double ConsumerShare = 0.25; // of traces of one span
    private const double CustomTagShare = 1.0 / 3;
    private const double RemoteParentShare = 0.2; // of requests; the others begin their trace
    private const long StartOfStream = 1795228200123456700; // 2026-11-21T02:30:00.1234567Z
    private const long BetweenSpans = 400_000; // nanoseconds: 2,500 spans a second

    // Name, value that repeats; name of the fresh one.
    private static readonly (string Name, string Value, string FreshName)[] s_customTags =
    [
        ("shop.tenant", "europe", "shop.customer"), ("shop.channel", "mobile", "shop.session"), ("shop.tenant", "overseas", "shop.order"),
        ("shop.experiment", "new-checkout", "shop.visitor"),
    ];

    private readonly ShopDice _dice = new(seed);
    private readonly ShopTexts _texts = new(kind, seed + 10);
    private long _time = StartOfStream;

    internal ShopDice Dice => _dice;

    /// <summary>Begins a trace: a request, or a message where there is nothing more to do.</summary>
    internal Span StartRoot(bool hasChildren) => !hasChildren && _dice.Is(ConsumerShare) ? Consumer() : Server();

    /// <summary>Ends a span: it gets its duration and what the program says at the end.</summary>
    internal void Finish(Span span)
    {
        span.Duration = Now() - span.Start;
        if (!_dice.Is(CustomTagShare)) return;
        (string name, string value, string freshName) = _dice.Of(s_customTags);
        span.SetTag(name, _texts.Shared(value));
        span.SetTag(freshName, _texts.Fresh($"{_texts.Word()}-{_texts.Number()}-{_texts.Number():x}"));
    }

    private Span Server()
    {
        ShopRoute route = _dice.Route();
        Span span = Root("aspnet_core.request", "web", _texts.Shared(route.Resource));
        if (_dice.Is(RemoteParentShare)) (span.ParentId, span.IsLocalRoot) = (_dice.Id(), true);
        string template = _texts.Shared(route.Template);
        span.Tags = new WebServerTags
        {
            Component = "aspnet_core",
            Method = route.Method,
            Route = template,
            AspNetCoreRoute = template,
            UserAgent = _texts.Shared(_dice.Of(ShopCatalog.UserAgents)),
            RequestHost = _texts.Shared("shop.example.com"),
            Url = _texts.Fresh($"https://shop.example.com/{WithNumber(route.Template)}?q={_texts.Word()}&page={_texts.Number()}&sort=price",
                route.Resource),
            NetworkClientIp = _texts.Fresh($"10.0.{_texts.AddressPart()}.{_texts.AddressPart()}"),
            ClientIp = _texts.Fresh($"203.{_texts.AddressPart()}.{_texts.AddressPart()}.{_texts.AddressPart()}"),
            StatusCode = _dice.Is(0.95) ? 200 : 404,
            Measured = 1,
        };
        return span;
    }

    private Span Consumer()
    {
        ShopTopic topic = _dice.Of(ShopCatalog.Topics);
        Span span = Root("kafka.consume", "queue", _texts.Shared(topic.Consume));
        (span.ParentId, span.IsLocalRoot) = (_dice.Id(), true); // of the producer
        KafkaTags tags = Kafka("consumer", topic.Name);
        tags.ConsumerGroup = _texts.Shared("shop-workers");
        tags.QueueTimeMilliseconds = _dice.Below(2000);
        span.Tags = tags;
        span.SetTag("messaging.message.id", MessageId());
        return span;
    }

    private Span Root(string name, string type, string resource)
    {
        long start = Now();
        return new Span
        {
            // Its upper half is the second in which the trace began, as tracers make it.
            TraceId = new UInt128((ulong)(start / 1_000_000_000) << 32, _dice.Id()),
            SpanId = _dice.Id(),
            Service = ShopProcess.Service,
            Name = name,
            Type = type,
            Resource = resource,
            Start = start,
        };
    }

    private KafkaTags Kafka(string spanKind, string topic) => new()
    {
        SpanKind = spanKind,
        Topic = _texts.Shared(topic),
        BootstrapServers = _texts.Shared("kafka-1:9092,kafka-2:9092"),
        Partition = _dice.Below(12),
        Offset = _texts.Number(),
        Measured = 1,
    };

    private string MessageId() => _texts.Fresh($"{_texts.Number():x}-{_texts.Number():x}");

    private string WithNumber(string template)
    {
        int number = _texts.Number(); // also where there is no place for it: all kinds of streams make the same choices
        return template.Replace("{id}", $"{number}", StringComparison.Ordinal);
    }

    private long Now() => _time += BetweenSpans / 2 + _dice.Below((int)BetweenSpans);
}
