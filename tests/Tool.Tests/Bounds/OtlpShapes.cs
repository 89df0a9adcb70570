using System.Globalization;
using System.Text;

namespace SpanPack.Tool.Tests.Bounds;

/// <summary>
/// Collector's files that would take far more memory, time or output than their size lets expect: by name, made of about as many bytes as
/// asked for.
/// </summary>
internal static class OtlpShapes
{
    private const string SpansBegin = "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[";
    private const string SpansEnd = "]}]}]}";
    private const int Shared = 100_000;

    private static readonly Dictionary<string, Func<int, string>> s_shapes = new(StringComparer.Ordinal)
    {
        ["empty-spans"] = static size => Repeat(SpansBegin, size, static _ => "{}", SpansEnd),
        ["empty-resources"] = static size => Repeat("{\"resourceSpans\":[", size, static _ => "{}", "]}"),
        ["resources-of-a-span"] = static size
            => Repeat("{\"resourceSpans\":[", size, static _ => "{\"scopeSpans\":[{\"spans\":[{}]}]}", "]}"),
        ["scopes-of-a-span"] = static size => Repeat("{\"resourceSpans\":[{\"scopeSpans\":[", size, static _ => "{\"spans\":[{}]}", "]}]}"),
        ["lines-of-a-span"] = static size => Repeat(string.Empty, size, static _ => SpansBegin + "{}" + SpansEnd, "\n", "\n"),
        ["traces-of-a-span"] = static size => Repeat(SpansBegin, size, static i => $"{{\"traceId\":\"{i + 1:x32}\"}}", SpansEnd),
        ["large-resource"] = static size => LargeResource(Math.Min(Shared, size / 2), size, "{}"),
        ["large-resource-of-traces"] = static size
            => Repeat(Resource([Attribute("k", new string('x', Math.Min(Shared, size / 2)))]), size,
                static i => $"{{\"traceId\":\"{i + 1:x32}\"}}", SpansEnd),
        ["many-shared-tags"] = static size
            => Repeat(Resource(ManyAttributes(size / 2)), size, static i => $"{{\"traceId\":\"{i + 1:x32}\"}}", SpansEnd),
        ["many-shared-tags-without-text"] = static size
            => Repeat(Resource(Enumerable.Repeat("{\"key\":\"analytics.event\",\"value\":{}}", size / 80)), size,
                static i => $"{{\"traceId\":\"{i + 1:x32}\"}}", SpansEnd),
        ["span-attributes"] = static size => SpansBegin + "{\"attributes\":[" + string.Join(',', ManyAttributes(size)) + "]}" + SpansEnd,
        ["event-attributes"] = static size
            => SpansBegin + "{\"events\":[{\"attributes\":[" + string.Join(',', ManyAttributes(size)) + "]}]}" + SpansEnd,
        ["empty-events"] = static size => Repeat(SpansBegin + "{\"events\":[", size, static _ => "{}", "]}" + SpansEnd),
        ["empty-links"] = static size => Repeat(SpansBegin + "{\"links\":[", size, static _ => "{}", "]}" + SpansEnd),
        ["array-elements"] = static size
            => Repeat(SpansBegin
                + "{\"attributes\":[{\"key\":\"a\",\"value\":{\"arrayValue\":{\"values\":[", size, static _ => "{}", "]}}}]}" + SpansEnd),
        ["event-array-elements"] = static size
            => Repeat(SpansBegin
                + "{\"events\":[{\"attributes\":[{\"key\":\"a\",\"value\":{\"arrayValue\":{\"values\":[", size, static _ => "{}", "]}}}]}]}"
                + SpansEnd),
        ["numbers"] = static size => Repeat(SpansBegin + "{\"unknown\":[", size, static _ => "1", "]}" + SpansEnd),
    };

    internal static IEnumerable<string> Names => s_shapes.Keys;

    internal static byte[] Make(string name, int size) => Encoding.UTF8.GetBytes(s_shapes[name](size));

    /// <summary>A resource with one attribute, and as many spans as fit.</summary>
    internal static string LargeResource(int attributeBytes, int size, string span)
        => Repeat(Resource([Attribute("k", new string('x', attributeBytes))]), size, _ => span, SpansEnd);

    private static string Resource(IEnumerable<string> attributes)
        => "{\"resourceSpans\":[{\"resource\":{\"attributes\":[" + string.Join(',', attributes) + "]},\"scopeSpans\":[{\"spans\":[";

    private static IEnumerable<string> ManyAttributes(int size)
        => Enumerable.Range(0, size / 48).Select(static i => Attribute("k" + i.ToString(CultureInfo.InvariantCulture), "v"));

    private static string Attribute(string key, string value) => $"{{\"key\":\"{key}\",\"value\":{{\"stringValue\":\"{value}\"}}}}";

    private static string Repeat(string begin, int size, Func<int, string> item, string end, string separator = ",")
    {
        var text = new StringBuilder(begin, size + 200);
        for (int i = 0; i == 0 || text.Length < size - end.Length - 50; i++) text.Append(i == 0 ? string.Empty : separator).Append(item(i));
        return text.Append(end).ToString();
    }
}
