namespace SpanPack.Benchmarks.Shapes;

/// <summary>
/// Makes spans of each shape. Values that are equal are one string, as they are in a service that names its operations by constants, unless
/// the shape is about text that is not.
/// </summary>
internal static partial class SpanShapes
{
    private const long Start = 1795228200123456700; // 2026-11-21T02:30:00.1234567Z
    private const long Duration = 12345600;

    /// <summary>The name that reports use: that of the peer's shape where there is one.</summary>
    internal static string Label(this SpanShape shape) => shape switch
    {
        SpanShape.Simple => "P1",
        SpanShape.OneTag => "1 tag",
        SpanShape.SeventeenTags => "17 tags",
        SpanShape.SomeTags => "P2",
        SpanShape.ManyTags => "P3",
        SpanShape.WebServer => "P4",
        SpanShape.WebServerUniqueUrls => "P4 unique URLs",
        SpanShape.WebServerNewTexts => "P4 new texts",
        SpanShape.Sql => "P5",
        SpanShape.NonAscii => "non-ASCII",
        SpanShape.NonAsciiNewTexts => "non-ASCII new",
        SpanShape.LongValue => "8 KB value",
        SpanShape.AppService => "AAS",
        SpanShape.MetaStruct => "meta_struct",
        _ => shape.ToString().ToLowerInvariant(),
    };

    /// <summary>The same in words.</summary>
    internal static string Description(this SpanShape shape) => shape switch
    {
        SpanShape.Simple => "P1: four head strings and the automatic tags",
        SpanShape.OneTag => "P1 and 1 string tag set by name",
        SpanShape.SeventeenTags => "P1 and 17 string tags set by name",
        SpanShape.SomeTags => "P2: P1 and 5 string tags set by name",
        SpanShape.ManyTags => "P3: P1, 25 string tags and 10 numbers set by name",
        SpanShape.WebServer => "P4: web server, 16 string tags, most of them typed; equal values",
        SpanShape.WebServerUniqueUrls => "P4 with a URL of its own for each span",
        SpanShape.WebServerNewTexts => "P4 with texts of each span's own",
        SpanShape.Sql => "P5: SQL client",
        SpanShape.NonAscii => "P1 with accented, Cyrillic and Chinese text",
        SpanShape.NonAsciiNewTexts => "P1 with accented, Cyrillic and Chinese texts of each span's own",
        SpanShape.AppService => "P1 in Azure App Service: eleven tags more",
        _ => shape.Label(),
    };

    /// <summary>Whether the tracer of the peer wrote the same span, so that its bytes can be compared.</summary>
    internal static bool HasPeer(this SpanShape shape)
        => shape is SpanShape.Simple or SpanShape.SomeTags or SpanShape.ManyTags or SpanShape.WebServer or SpanShape.WebServerUniqueUrls
            or SpanShape.WebServerNewTexts or SpanShape.Sql;

    /// <summary>Makes the root of a trace.</summary>
    /// <param name="shape">The shape.</param>
    /// <param name="number">0 or more; tells spans apart: ids, and the URL where each has its own.</param>
    internal static Span Create(SpanShape shape, int number = 0)
    {
        Span span = Head(shape, number);
        switch (shape)
        {
            case SpanShape.OneTag or SpanShape.SeventeenTags or SpanShape.SomeTags or SpanShape.ManyTags or SpanShape.NonAscii
                or SpanShape.NonAsciiNewTexts or SpanShape.LongValue or SpanShape.Sql:
                foreach ((string key, string value) in StringTags(shape)) span.SetTag(key, value);
                if (shape == SpanShape.ManyTags) AddNumbers(span);
                if (shape == SpanShape.Sql) span.Tags = new SqlTags { DbType = "sql-server", Component = "SqlClient" };
                break;
            case SpanShape.WebServer or SpanShape.WebServerUniqueUrls or SpanShape.WebServerNewTexts:
                span.Tags = WebTags(shape, number);
                break;
            case SpanShape.Links or SpanShape.Events or SpanShape.MetaStruct:
                AddStructure(span, shape);
                break;
        }

        if (shape is SpanShape.WebServerNewTexts or SpanShape.NonAsciiNewTexts) MakeTextsOwn(span);
        return span;
    }

    private static Span Head(SpanShape shape, int number) => shape switch
    {
        SpanShape.Minimal
            => new()
            {
                TraceId = 10 + (ulong)number, SpanId = 11
                + (ulong)number, Service = "svc", Name = "op", Resource = "r", Type = "web", Start = 1700000000000000000, Duration = 1000
            },
        SpanShape.Sql
            => new()
            {
                TraceId = number == 0
                ? PeerTraceIdOfSpan0
                : (ulong)number, SpanId = (ulong)number, Service = "Benchmark", Start = Start
            },
        SpanShape.WebServer or SpanShape.WebServerUniqueUrls or SpanShape.WebServerNewTexts => new()
        {
            TraceId = new UInt128(0x69200a0800000000, 0x2b7e151628aed2a6 + (ulong)number),
            SpanId = 0x3c4fcf098815f7ab + (ulong)number,
            Service = "bench-service",
            Name = "aspnet_core.request",
            Resource = "GET /api/orders/{orderid}/items",
            Type = "web",
            Start = Start,
            Duration = Duration,
        },
        _ => new()
        {
            TraceId = 1234567890123456789 + (ulong)number,
            SpanId = 8765432109876543210 + (ulong)number,
            Service = "bench-service",
            Name = shape is SpanShape.NonAscii or SpanShape.NonAsciiNewTexts ? "заказ.получить" : "test.operation",
            Resource = shape is SpanShape.NonAscii or SpanShape.NonAsciiNewTexts ? "GET /catálogo/商品/{id}" : "test.resource",
            Type = "custom",
            Start = Start,
            Duration = Duration,
        },
    };

    // The peer's tracer makes up an id in place of 0; this is the one in its bytes.
    private const ulong PeerTraceIdOfSpan0 = 5438781333317391275;
}
