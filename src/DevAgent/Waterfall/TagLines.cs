using System.Globalization;

namespace SpanPack;

/// <summary>The lines below a span: ids, tags, links and events.</summary>
internal static class TagLines
{
    private const string Indent = "    ";

    internal static IEnumerable<StyledLine> Of(Span span, TimeAxis axis, Glyphs glyphs, int width)
    {
        foreach ((string key, string value) in Entries(span, axis, glyphs))
        {
            FittedText name = VisibleText.Fit(key, width / 2, glyphs.Ellipsis);
            int room = width - Indent.Length - name.Cells - 2;
            yield return new StyledLine()
                .Add($"{Indent}{name.Text}: ", Styles.Quiet)
                .Add(VisibleText.Fit(value, room, glyphs.Ellipsis).Text, Styles.Plain);
        }
    }

    private static List<(string Key, string Value)> Entries(Span span, TimeAxis axis, Glyphs glyphs)
    {
        var entries = new List<(string Key, string Value)> { ("ids", Ids(span)) };
        if (span.V1Fields is { } fields) AddFields(entries, fields);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) entries.Add((tag.Key, tag.Value));
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics()) entries.Add((tag.Key, tag.Value.ToString("R", CultureInfo.InvariantCulture)));
        foreach (string name in span.GetTypedAttributeNames()) entries.Add((name, span.GetTypedAttribute(name)?.ToString() ?? string.Empty));
        foreach (string name in span.GetMetaStructNames()) entries.Add((name, string.Create(CultureInfo.InvariantCulture, $"{span.GetMetaStruct(name)?.Length ?? 0} bytes of structured data")));
        foreach (SpanLink link in span.Links) entries.Add(("link " + glyphs.Arrow, Describe(link)));
        foreach (SpanEvent happened in span.Events)
        {
            string time = DurationText.Format(axis.OffsetOf(happened.TimeUnixNano), glyphs.Micro);
            entries.Add(($"event at {time}", happened.Name + Describe(happened.Attributes)));
        }

        return entries;
    }

    // By the names of the tags that they are in other formats.
    private static void AddFields(List<(string Key, string Value)> entries, SpanV1Fields fields)
    {
        foreach ((string name, string text) in fields.EnumerateTexts())
        {
            if (text.Length > 0) entries.Add((name, text));
        }

        if (fields.Kind != 0) entries.Add((TagNames.SpanKind, SpanKindName.Short(fields.Kind)));
    }

    private static string Ids(Span span)
    {
        string ids = span.ParentId == 0 ? $"span {span.SpanId:x16}" : $"span {span.SpanId:x16}, parent {span.ParentId:x16}";
        return string.IsNullOrEmpty(span.Type) ? ids : $"{ids}, type {span.Type}";
    }

    private static string Describe(SpanLink link)
    {
        string text = $"trace {link.TraceId:x32}, span {link.SpanId:x16}{Describe(link.Attributes)}";
        if (link.Flags != 0) text += $" flags={link.Flags:x8}";
        return string.IsNullOrEmpty(link.TraceState) ? text : $"{text} tracestate={link.TraceState}";
    }

    private static string Describe(AttributeList attributes)
        => string.Concat(attributes.Select(static attribute => $" {attribute.Key}={attribute.Value}"));
}
