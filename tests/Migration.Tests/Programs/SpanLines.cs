using System.Globalization;

namespace SpanPack.Migration.Tests.Programs;

/// <summary>
/// Spans as lines: what a program said of them, trace by trace, children below their parents. What the tracer adds is left out.
/// </summary>
internal static class SpanLines
{
    private static readonly string[] s_automatic = ["runtime-id", "language", "env", "version", "process_id", "error.stack", "http.url",
        "http.server_name", "http.version"];

    // Of the tracer, and of activities beside those of Datadog.
    private static readonly string[] s_prefixes = ["_", "otel.", "server.", "url."];

    internal static string Of(Span[] spans)
        => string.Join('\n',
            spans.Where(span => !spans.Any(other => other.SpanId == span.ParentId)).SelectMany(root => Below(root, null, spans)));

    private static IEnumerable<string> Below(Span span, Span? parent, Span[] spans)
        => spans.Where(other => other.ParentId == span.SpanId)
            .OrderBy(static child => child.Start)
            .SelectMany(child => Below(child, span, spans))
            .Prepend(Line(span, parent));

    /// <summary>
    /// Describes a span: <c>parent > name (service, type) resource; tags by name</c>, with <c>!</c> where it is an error.
    /// </summary>
    private static string Line(Span span, Span? parent)
    {
        var tags = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) tags[tag.Key] = tag.Value;
        foreach (KeyValuePair<string, double> number in span.EnumerateMetrics())
            tags[number.Key] = number.Value.ToString(CultureInfo.InvariantCulture);
        IEnumerable<string> own = tags.Where(static tag => !s_prefixes.Any(prefix => tag.Key.StartsWith(prefix, StringComparison.Ordinal))
            && !s_automatic.Contains(tag.Key))
            .Select(static tag => $"{tag.Key}={tag.Value}");
        return $"{(parent is null ? "" : $"{parent.Name} > ")}{span.Name}{(span.Error != 0 ? "!" : "")}"
            + $" ({span.Service}, {span.Type}) {span.Resource}; {string.Join(' ', own)}".TrimEnd();
    }
}
