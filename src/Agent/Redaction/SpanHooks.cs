using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Calls the program's hooks that redact tags and drop spans.</summary>
/// <remarks>Safe for any number of threads. Never throws. Spans are copied before the first change.</remarks>
/// <param name="options">The hooks.</param>
/// <param name="onFailure">Called for a hook that throws.</param>
[DebuggerDisplay("{_options}")]
internal sealed class SpanHooks(RedactionOptions options, Action<string, Exception> onFailure)
{
    private const string Hidden = "?";
    private const string Resource = "resource.name";

    private readonly RedactionOptions _options = options;

    /// <summary>Returns the spans of a chunk without the parts that the program drops.</summary>
    internal SpanCollection Apply(SpanCollection spans)
    {
        var kept = new List<Span>(spans.Count);
        Dictionary<ulong, ulong>? dropped = null; // their parents
        foreach (Span span in spans)
        {
            if (IsDropped(span)) (dropped ??= [])[span.SpanId] = span.ParentId;
            else kept.Add(_options.RedactTag is null ? span : Redact(span));
        }

        if (dropped is not null) Adopt(kept, dropped);
        return kept.ToArray();
    }

    private static void Adopt(List<Span> spans, Dictionary<ulong, ulong> dropped)
    {
        for (int i = 0; i < spans.Count; i++)
        {
            ulong parent = spans[i].ParentId;
            for (int steps = 0; steps < dropped.Count && dropped.TryGetValue(parent, out ulong next); steps++) parent = next;
            if (parent == spans[i].ParentId) continue;
            Span copy = spans[i].Copy();
            copy.ParentId = parent;
            spans[i] = copy;
        }
    }

    private bool IsDropped(Span span)
    {
        try
        {
            return _options.DropSpan is { } drops && drops(span);
        }
        catch (Exception e)
        {
            onFailure(nameof(RedactionOptions.DropSpan), e);
            return false;
        }
    }

    private Span Redact(Span span)
    {
        var edit = new SpanEdit(span, isOwn: false);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            if (Ask(tag.Key, tag.Value) is var text && text != tag.Value) edit.ChangeText(tag.Key, text);
        }

        foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics())
        {
            string number = metric.Value.ToString("R", CultureInfo.InvariantCulture);
            if (Ask(metric.Key, number) is var text && text != number) edit.ChangeNumber(metric.Key, text);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> attribute in span.TypedAttributes)
        {
            if (attribute.Value is not { } typed) continue;
            string value = typed.Value.ToString();
            if (Ask(attribute.Key, value) is var text && text != value) edit.ChangeAttribute(attribute.Key, text);
        }

        if (span.Events.Length > 0 || span.Links.Length > 0) new AttributeHook(Ask).Apply(span, ref edit);
        if (span.Resource is { } resource && Ask(Resource, resource) is var name && name != resource) edit.Resource = name ?? span.Name;
        return edit.Span;
    }

    private string? Ask(string name, string text)
    {
        try
        {
            return _options.RedactTag!(name, text);
        }
        catch (Exception e)
        {
            onFailure(nameof(RedactionOptions.RedactTag), e);
            return Hidden; // what could not be checked is not sent
        }
    }
}
