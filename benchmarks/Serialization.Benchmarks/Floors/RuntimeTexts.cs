using SpanPack.Benchmarks.Tags;

namespace SpanPack.Benchmarks.Floors;

/// <summary>
/// Every text that is given at run time, span by span: head strings, values, keys of tags set by name and what the process and the trace
/// say of themselves. What is known at compile time is not among them: names of typed and automatic tags, constants of tag classes,
/// <c>language</c>.
/// </summary>
internal static class RuntimeTexts
{
    /// <param name="spans">Spans that were written.</param>
    /// <param name="readBack">The same with all their tags.</param>
    internal static string[][] Of(Span[] spans, Span[] readBack)
    {
        var automatic = new TextPool();
        return [.. spans.Zip(readBack, (span, same) => Of(span, same, automatic))];
    }

    private static string[] Of(Span span, Span readBack, TextPool automatic)
    {
        var texts = new List<string>();
        texts.AddRange(new[] { span.Service, span.Name, span.Resource, span.Type }.OfType<string>());
        AddTags(texts, span);
        AddStructures(texts, span);
        foreach (KeyValuePair<string, string> tag in readBack.EnumerateTags())
        {
            if (span.GetTag(tag.Key) is null && tag.Key != TagNames.Language) texts.Add(automatic.Get(tag.Value));
        }

        return [.. texts];
    }

    private static void AddTags(List<string> texts, Span span)
    {
        // A span with nothing but the typed tags tells which these are; one with a new object of their class, which are its constants.
        var typed = new Span { Tags = span.Tags };
        var constant = new Span { Tags = span.Tags is null ? null : EmptyTags.Of(span.Tags) };
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            if (typed.GetTag(tag.Key) is null) texts.Add(tag.Key);
            if (constant.GetTag(tag.Key) is null) texts.Add(tag.Value);
        }

        foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics())
        {
            if (typed.GetMetric(metric.Key) is null) texts.Add(metric.Key);
        }
    }

    private static void AddStructures(List<string> texts, Span span)
    {
        texts.AddRange(span.GetMetaStructNames());
        foreach (SpanLink link in span.Links)
        {
            if (link.TraceState is { } state) texts.Add(state);
            AddAttributes(texts, link.Attributes);
        }

        foreach (SpanEvent spanEvent in span.Events)
        {
            texts.Add(spanEvent.Name);
            AddAttributes(texts, spanEvent.Attributes);
        }
    }

    private static void AddAttributes(List<string> texts, AttributeList attributes)
    {
        foreach (KeyValuePair<string, TagValue> attribute in attributes)
        {
            texts.Add(attribute.Key);
            AddValue(texts, attribute.Value);
        }
    }

    private static void AddValue(List<string> texts, TagValue value)
    {
        if (value.Kind == TagValueKind.String) texts.Add(value.AsString()!);
        if (value.Kind != TagValueKind.Array) return;
        foreach (TagValue element in value.AsArray()) AddValue(texts, element);
    }
}
