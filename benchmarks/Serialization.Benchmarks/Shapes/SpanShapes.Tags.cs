using System.Globalization;

namespace SpanPack.Benchmarks.Shapes;

/// <content>Tags, typed and set by name.</content>
internal static partial class SpanShapes
{
    private const int LongValueChars = 8 * 1024;

    private static readonly (string Key, string Value)[] s_someTags =
    [
        ("http.method", "GET"), ("http.url", "https://api.example.com/users/123"), ("http.status_code", "200"), ("user.id", "user-12345"),
        ("custom.tag", "custom-value"),
    ];

    private static readonly (string Key,
        string Value)[] s_manyTags = [.. Enumerable.Range(0, 25).Select(static i => (Numbered("tag.key.", i), Numbered("tag.value.", i)))];

    private static readonly (string Key,
        double Value)[] s_manyNumbers = [.. Enumerable.Range(0, 10).Select(static i => (Numbered("metric.key.", i), i * 1.5))];

    private static readonly (string Key, string Value)[] s_nonAsciiTags =
    [
        ("customer.name", "Zoë Müller-Lüdenscheidt"), ("customer.city", "Санкт-Петербург"), ("product.name", "ノートパソコン 15インチ"),
        ("order.note", "déjà payé, à livrer après 18 h"),
    ];

    private static readonly (string Key,
        string Value)[] s_longTag = [("http.request.body", string.Create(LongValueChars, 0, static (text, _) => Fill(text)))];

    private static readonly (string Key, string Value)[] s_sqlTag = [("somekey", "Benchmark")];

    private static (string Key, string Value)[] StringTags(SpanShape shape) => shape switch
    {
        SpanShape.OneTag => s_manyTags[..1],
        SpanShape.SeventeenTags => s_manyTags[..17],
        SpanShape.SomeTags => s_someTags,
        SpanShape.ManyTags => s_manyTags,
        SpanShape.NonAscii or SpanShape.NonAsciiNewTexts => s_nonAsciiTags,
        SpanShape.LongValue => s_longTag,
        SpanShape.Sql => s_sqlTag,
        _ => [],
    };

    private static void AddNumbers(Span span)
    {
        foreach ((string key, double value) in s_manyNumbers) span.SetMetric(key, value);
    }

    private static WebServerTags WebTags(SpanShape shape, int number) => new()
    {
        Component = "aspnet_core",
        AspNetCoreRoute = "api/orders/{orderId}/items",
        Route = "api/orders/{orderId}/items",
        UserAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
        Method = "GET",
        RequestHost = "shop.example.com",
        Url = shape != SpanShape.WebServerUniqueUrls
            ? "https://shop.example.com/api/orders/100000/items"
            : string.Create(CultureInfo.InvariantCulture, $"https://shop.example.com/api/orders/{100000 + number}/items"),
        StatusCode = 200,
        NetworkClientIp = "203.0.113.42",
    };

    private static void MakeTextsOwn(Span span)
    {
        span.Name = Copy(span.Name!);
        span.Resource = Copy(span.Resource!);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            if (tag.Key != TagNames.SpanKind) span.SetTag(tag.Key, Copy(tag.Value)); // a constant of its class
        }
    }

    private static string Copy(string text) => new(text.AsSpan());

    private static string Numbered(string prefix, int number) => string.Create(CultureInfo.InvariantCulture, $"{prefix}{number}");

    private static void Fill(Span<char> text)
    {
        for (int i = 0; i < text.Length; i++) text[i] = (char)('a' + i % 26);
    }
}
