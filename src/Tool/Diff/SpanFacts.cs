using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Collects the facts of a span, independent of the format.</summary>
internal sealed class SpanFacts(DiffOptions options)
{
    /// <summary>Returns the facts of a span.</summary>
    internal FactList Of(ComparedSpan span) => Of(span.Span, span.Trace, span.IsRoot);

    /// <param name="span">The span.</param>
    /// <param name="trace">The facts about its trace.</param>
    /// <param name="isRoot">Whether the span gets the facts of the trace.</param>
    internal FactList Of(Span span, ChunkFacts trace, bool isRoot)
    {
        var facts = new FactList();
        facts.Add("type", span.Type);
        if (span.Error != 0) facts.Add("error", span.Error.ToString(CultureInfo.InvariantCulture));
        if (span.ParentId == 0) facts.Add("parent", "none");
        AddTags(facts, span, trace);
        AddFields(facts, span.V1Fields);
        foreach (string name in span.GetMetaStructNames()) facts.Add("structure " + name, ValueText.Of(span.GetMetaStruct(name)));
        for (int i = 0; i < span.Links.Length; i++) AddLink(facts, $"link {i}", span.Links[i]);
        for (int i = 0; i < span.Events.Length; i++) AddEvent(facts, $"event {i}", span.Events[i]);
        if (isRoot) trace.AddTo(facts, options);
        if (options.Ids) AddIds(facts, span, trace);
        if (options.Times) AddTimes(facts, span, trace);
        return facts;
    }

    private void AddTags(FactList facts, Span span, ChunkFacts trace)
    {
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            if (!trace.Repeats(tag.Key, tag.Value)) AddTag(facts, tag.Key, string.Empty, ValueText.Of(tag.Value));
        }

        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics())
        {
            if (!trace.Repeats(tag.Key, tag.Value)) AddTag(facts, tag.Key, " (number)", ValueText.Of(tag.Value));
        }

        foreach (string name in span.GetTypedAttributeNames())
            AddTag(facts, name, " (typed)", ValueText.Of(span.GetTypedAttribute(name)!.Value));
    }

    // One key may stand for text and for a number: two facts.
    private void AddTag(FactList facts, string name, string kind, string value)
    {
        if (IsIgnored(name)) return;
        string fact = "tag " + name;
        facts.Add(facts.ContainsKey(fact) ? fact + kind : fact, value);
    }

    private bool IsIgnored(string name)
        => (!options.ProcessTags && ProcessBound.Has(name)) || (!options.Ids && name is TagNames.LastParentId or TagNames.TraceIdUpper);

    private static void AddFields(FactList facts, SpanV1Fields? fields)
    {
        if (fields is null) return;
        foreach ((string name, string text) in fields.EnumerateTexts()) AddField(facts, name, text);
        AddField(facts, TagNames.SpanKind, fields.Kind == 0 ? string.Empty : SpanKindName.Short(fields.Kind));
    }

    private static void AddField(FactList facts, string name, string value)
    {
        if (value.Length == 0) return;
        string fact = "tag " + name;
        if (facts.TryGetValue(fact, out string? hidden) && hidden != ValueText.Of(value)) facts.Add(fact + " (attribute)", hidden);
        facts.Add(fact, ValueText.Of(value));
    }

    private void AddLink(FactList facts, string place, SpanLink link)
    {
        facts.Add(place, "present");
        facts.Add(place + " tracestate", link.TraceState);
        if (link.Flags != 0) facts.Add(place + " flags", $"{link.Flags:x8}");
        foreach ((string name, TagValue value) in link.Attributes) facts.Add($"{place} attribute {name}", ValueText.Of(value));
        if (!options.Ids) return;
        facts.Add(place + " trace id", $"{link.TraceId:x32}");
        facts.Add(place + " span id", $"{link.SpanId:x16}");
    }

    private void AddEvent(FactList facts, string place, SpanEvent spanEvent)
    {
        facts.Add(place, ValueText.Of(spanEvent.Name));
        foreach ((string name, TagValue value) in spanEvent.Attributes) facts.Add($"{place} attribute {name}", ValueText.Of(value));
        if (options.Times) facts.Add(place + " time", spanEvent.TimeUnixNano.ToString(CultureInfo.InvariantCulture));
    }

    private static void AddIds(FactList facts, Span span, ChunkFacts trace)
    {
        facts.Add("trace id", $"{trace.TraceId:x32}");
        facts.Add("span id", $"{span.SpanId:x16}");
        if (span.ParentId != 0) facts.Add("parent", $"{span.ParentId:x16}");
    }

    private static void AddTimes(FactList facts, Span span, ChunkFacts trace)
    {
        facts.Add("start", trace.TimeText(span.Start));
        facts.Add("duration", trace.TimeText(span.Duration));
    }
}
