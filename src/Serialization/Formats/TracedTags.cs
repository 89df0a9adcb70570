using System.Globalization;

namespace SpanPack;

/// <summary>
/// Reads the data of a trace from tags of the spans of a chunk, as the agent does for v0.4. Source: docs/protocol.md#trace-ids-of-128-bits
/// and docs/protocol.md#sampling-priority.
/// </summary>
internal static class TracedTags
{
    /// <summary>
    /// Returns the priority: of the last span without a parent that has one, else of the last span that has one; cut to a whole number.
    /// </summary>
    internal static SamplingPriority? PriorityOf(in SpanCollection spans)
    {
        double? ofRoot = null;
        double? ofAny = null;
        foreach (Span span in spans)
        {
            if (span.GetMetric(MetricNames.SamplingPriority) is not { } value) continue;
            ofAny = value;
            if (span.ParentId == 0) ofRoot = value;
        }

        return (ofRoot ?? ofAny) is { } priority && !double.IsNaN(priority)
            ? (SamplingPriority)Math.Clamp(priority, int.MinValue, int.MaxValue)
            : null;
    }

    /// <summary>Returns the origin: of the last span that has one.</summary>
    internal static string? OriginOf(in SpanCollection spans)
    {
        string? origin = null;
        foreach (Span span in spans)
        {
            if (span.GetTag(TagNames.Origin) is { Length: > 0 } text) origin = text;
        }

        return origin;
    }

    /// <summary>
    /// Returns the number of the decision maker: of the last span that has one, or of the first one if the first decides.
    /// </summary>
    internal static SamplingMechanism? MechanismOf(in SpanCollection spans, TraceFormatTraits traits)
    {
        SamplingMechanism? mechanism = null;
        foreach (Span span in spans)
        {
            if (!DecisionMakers.TryParse(span.GetTag(TagNames.DecisionMaker), out SamplingMechanism value)) continue;
            mechanism = value;
            if (traits.FirstSpanDecides) break;
        }

        return mechanism;
    }

    /// <summary>
    /// Returns the upper half of the trace id: of the last span that has one, or of the first span only if the first decides; 0 for none.
    /// </summary>
    internal static ulong TraceIdUpperOf(in SpanCollection spans, TraceFormatTraits traits)
    {
        ulong upper = 0;
        foreach (Span span in spans)
        {
            if (TryParseHex(span.GetTag(TagNames.TraceIdUpper), out ulong value)) upper = value;
            if (traits.FirstSpanDecides) break;
        }

        return upper;
    }

    /// <summary>Parses hex digits as the agent does. The framework would ignore U+0000 at the end.</summary>
    internal static bool TryParseHex(string? text, out ulong value)
    {
        value = 0;
        return text is not null && ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out value)
            && !text.EndsWith('\0');
    }

    /// <summary>Formats 16 lower-case hex digits.</summary>
    internal static string FormatHex(ulong value) => value.ToString("x16", CultureInfo.InvariantCulture);
}
