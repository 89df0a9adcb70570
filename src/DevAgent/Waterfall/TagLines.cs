using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>The lines below a span: ids, tags, links and events.</summary>
/// <param name="glyphs">The characters to draw with.</param>
/// <param name="width">The width of a line, in cells.</param>
/// <param name="maxLines">The maximum number of lines of a span; one more tells how many are left out.</param>
/// <param name="leftOut">The number of unread entries of a span; no entry for none.</param>
internal sealed class TagLines(Glyphs glyphs, int width, int maxLines, IReadOnlyDictionary<Span, long> leftOut)
{
    private const string Indent = "    ";

    // Characters, of which some are invisible and one may have two.
    private int LineRoom => width * 2;

    internal IEnumerable<StyledLine> Of(Span span, TimeAxis axis)
    {
        List<(string Key, string Value)> entries = Entries(span, axis, out long more);
        foreach ((string key, string value) in entries) yield return Line(key, value);
        if (more > 0)
            yield return new StyledLine().Add(string.Create(CultureInfo.InvariantCulture, $"{Indent}{more:N0} more lines not shown"),
                Styles.Quiet);
    }

    private StyledLine Line(string key, string value)
    {
        FittedText name = VisibleText.Fit(key, width / 2, glyphs.Ellipsis);
        int room = width - Indent.Length - name.Cells - 2;
        return new StyledLine()
            .Add($"{Indent}{name.Text}: ", Styles.Quiet)
            .Add(VisibleText.Fit(value, room, glyphs.Ellipsis).Text, Styles.Plain);
    }

    private List<(string Key, string Value)> Entries(Span span, TimeAxis axis, out long more)
    {
        var entries = new List<(string Key, string Value)>();
        long all = leftOut.GetValueOrDefault(span);
        Add("ids", Ids(span));
        foreach ((string name, string text) in FieldsOf(span)) Add(name, text);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) Add(tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics())
            Add(tag.Key, tag.Value.ToString("R", CultureInfo.InvariantCulture));
        foreach (string name in span.GetTypedAttributeNames())
            Add(name, span.GetTypedAttribute(name) is { } value ? ValueText.Of(value, LineRoom) : string.Empty);
        foreach (string name in span.GetMetaStructNames())
            Add(name, string.Create(CultureInfo.InvariantCulture, $"{span.GetMetaStruct(name)?.Length ?? 0} bytes of structured data"));
        foreach (SpanLink link in span.Links) Add("link " + glyphs.Arrow, Describe(link));
        foreach (SpanEvent happened in span.Events)
            Add($"event at {TimeOf(happened, axis)}", happened.Name + Describe(happened.Attributes));
        more = all - entries.Count;
        return entries;

        void Add(string key, string value)
        {
            all++;
            if (entries.Count < maxLines) entries.Add((key, value));
        }
    }

    private string TimeOf(SpanEvent happened, TimeAxis axis) => DurationText.Format(axis.OffsetOf(happened.TimeUnixNano), glyphs.Micro);

    // By the names of the tags that they are in other formats.
    private static IEnumerable<(string Name, string Text)> FieldsOf(Span span)
    {
        if (span.V1Fields is not { } fields) yield break;
        foreach ((string name, string text) in fields.EnumerateTexts())
        {
            if (text.Length > 0) yield return (name, text);
        }

        if (fields.Kind != 0) yield return (TagNames.SpanKind, SpanKindName.Short(fields.Kind));
    }

    private static string Ids(Span span)
    {
        string ids = span.ParentId == 0 ? $"span {span.SpanId:x16}" : $"span {span.SpanId:x16}, parent {span.ParentId:x16}";
        return string.IsNullOrEmpty(span.Type) ? ids : $"{ids}, type {span.Type}";
    }

    private string Describe(SpanLink link)
    {
        string text = $"trace {link.TraceId:x32}, span {link.SpanId:x16}{Describe(link.Attributes)}";
        if (link.Flags != 0) text += $" flags={link.Flags:x8}";
        return string.IsNullOrEmpty(link.TraceState) ? text : $"{text} tracestate={link.TraceState}";
    }

    // As many as make the line full.
    private string Describe(AttributeList attributes)
    {
        var text = new StringBuilder();
        foreach (KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (text.Length > LineRoom) break;
            text.Append(CultureInfo.InvariantCulture, $" {attribute.Key}={ValueText.Of(attribute.Value, LineRoom)}");
        }

        return text.ToString();
    }
}
