using System.Diagnostics;

namespace SpanPack;

/// <summary>Creates from an activity the same span with a probe's values in its holes.</summary>
internal static class ProbedSource
{
    private const string PlainEvent = "event";

    /// <summary>Fills a source as <see cref="ActivityReader"/> would, if the activity had these values.</summary>
    /// <param name="activity">An activity of a shape: all of its tags have kinds.</param>
    /// <param name="traits">Its other traits.</param>
    /// <param name="computed">The number of its texts that are computed from tags.</param>
    /// <param name="probe">The values.</param>
    /// <param name="source">Receives the span; must be empty.</param>
    /// <returns>
    /// The values in the holes. The caller sets that of <see cref="ShapeTraits.LastParent"/>, from the last of the texts.
    /// </returns>
    internal static TemplateHoles Fill(Activity activity, ShapeTraits traits, int computed, TemplateProbe probe, SpanSource source)
    {
        var texts = new List<string>();
        var numbers = new List<double>();
        ActivityReader.ReadWithoutItems(activity, source);
        source.Activity = null;
        source.Attributes.Clear();
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
        {
            if (tag.Key is not { } key || tag.Value is not { } value) continue;
            source.Add(key, Probe(ShapeTags.Find(key, value), value, probe, texts, numbers));
        }

        ActivityReader.ReadStatus(activity, source);
        if (computed > 0) source.Computed = new string[computed];
        for (int i = 0; i < computed; i++) source.Computed![i] = AddText(texts, probe);
        if ((traits & ShapeTraits.Description) != 0) source.StatusMessage = AddText(texts, probe);
        source.TraceState = (traits & ShapeTraits.TraceState) != 0 ? AddText(texts, probe) : null;
        if ((traits & ShapeTraits.LastParent) != 0) AddText(texts, probe);
        if ((traits & ShapeTraits.Events) != 0)
            source.Events.Add(new SpanEvent((traits & ShapeTraits.Exception) != 0
                ? StructureTags.ExceptionEvent
                : PlainEvent, (ulong)probe.Start));
        (source.TraceId, source.TraceIdText, source.SpanId, source.ParentId) =
            (probe.TraceId, probe.TraceIdText, probe.SpanId, probe.ParentId);
        (source.Start, source.Duration) = (probe.Start, probe.Duration);
        return new TemplateHoles(probe, [.. texts], [.. numbers]);
    }

    private static string AddText(List<string> texts, TemplateProbe probe)
    {
        texts.Add(probe.Text(texts.Count));
        return texts[^1];
    }

    private static TagValue Probe(HoleKind? kind, object value, TemplateProbe probe, List<string> texts, List<double> numbers)
    {
        switch (kind)
        {
            case HoleKind.Text:
                return new TagValue(AddText(texts, probe));
            case HoleKind.Int32 or HoleKind.Int64:
                numbers.Add(probe.Integer(numbers.Count));
                return new TagValue((long)numbers[^1]);
            case HoleKind.Double:
                numbers.Add(probe.Real(numbers.Count));
                return new TagValue(numbers[^1]);
            default:
                AttributeValues.Read(value, out TagValue read);
                return read;
        }
    }
}
