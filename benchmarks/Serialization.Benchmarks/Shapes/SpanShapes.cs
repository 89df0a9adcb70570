using System.Globalization;

namespace SpanPack.Benchmarks;

/// <summary>Makes spans of each shape, and the texts that a formatter must transcode for each at run time.</summary>
internal static class SpanShapes
{
    internal const string RuntimeId = "3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d";

    internal static ProcessTags Process { get; } = new() { Service = "bench-service", Environment = "prod", Version = "1.2.3", RuntimeId = RuntimeId, ProcessId = 12345 };

    internal static Span Create(SpanShape shape, int number = 0)
    {
        Span span = shape == SpanShape.Sql ? Sql(number) : Head(number, shape == SpanShape.WebServer);
        switch (shape)
        {
            case SpanShape.SomeTags:
                foreach ((string key, string value) in s_someTags) span.SetTag(key, value);
                break;
            case SpanShape.ManyTags:
                for (int i = 0; i < 25; i++) span.SetTag(string.Create(CultureInfo.InvariantCulture, $"tag.key.{i}"), string.Create(CultureInfo.InvariantCulture, $"tag.value.{i}"));
                for (int i = 0; i < 10; i++) span.SetMetric(string.Create(CultureInfo.InvariantCulture, $"metric.key.{i}"), i * 1.5);
                break;
            case SpanShape.WebServer:
                span.Tags = new WebServerTags
                {
                    Component = "aspnet_core", AspNetCoreRoute = "api/orders/{orderId}/items", Route = "api/orders/{orderId}/items",
                    UserAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", Method = "GET", RequestHost = "shop.example.com",
                    Url = "https://shop.example.com/api/orders/100000/items", StatusCode = 200, NetworkClientIp = "203.0.113.42",
                };
                break;
        }

        return span;
    }

    /// <summary>Every text given at run time: head strings, values, and keys of tags set by name.</summary>
    internal static string[] RuntimeTexts(SpanShape shape)
    {
        Span span = Create(shape);
        var texts = new List<string>();
        foreach (string? text in (string?[])[span.Service, span.Name, span.Resource, span.Type])
        {
            if (text is not null) texts.Add(text);
        }

        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            if (span.Tags?.GetType().GetProperties().Length is null or 0 || tag.Key == "somekey") texts.Add(tag.Key);
            if (tag.Key != TagNames.SpanKind) texts.Add(tag.Value);
        }

        foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics()) texts.Add(metric.Key);
        texts.AddRange([RuntimeId, "prod", "1.2.3"]);
        if (shape == SpanShape.WebServer) texts.AddRange(["-1", "69200a0800000000"]);
        return [.. texts];
    }

    private static readonly (string, string)[] s_someTags =
    [
        ("http.method", "GET"), ("http.url", "https://api.example.com/users/123"), ("http.status_code", "200"), ("user.id", "user-12345"), ("custom.tag", "custom-value"),
    ];

    private static Span Head(int number, bool web) => new()
    {
        TraceId = web ? new UInt128(0x69200a0800000000, 0x2b7e151628aed2a6 + (ulong)number) : 1234567890123456789 + (ulong)number,
        SpanId = 8765432109876543210 + (ulong)number,
        Service = "bench-service",
        Name = web ? "aspnet_core.request" : "test.operation",
        Resource = web ? "GET /api/orders/{orderid}/items" : "test.resource",
        Type = web ? "web" : "custom",
        Start = 1795228200123456700,
        Duration = 12345600,
    };

    private static Span Sql(int number)
    {
        var span = new Span { TraceId = (ulong)number + 1, SpanId = (ulong)number + 1, Service = "Benchmark", Start = 1795228200123456700, Tags = new SqlTags { DbType = "sql-server", Component = "SqlClient" } };
        span.SetTag("somekey", "Benchmark");
        return span;
    }
}
