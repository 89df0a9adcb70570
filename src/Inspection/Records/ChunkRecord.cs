using System.Globalization;

namespace SpanPack;

/// <summary>The fields of one chunk of a payload, without its spans. In v0.4 and v0.5 that is only its index.</summary>
internal sealed class ChunkRecord
{

    /// <summary>Gets the place in the payload, from 0.</summary>
    internal required int Index { get; init; }

    internal int Priority { get; set; }

    internal string Origin { get; set; } = string.Empty;

    internal AttributeList Attributes { get; } = [];

    internal bool IsDropped { get; set; }

    internal uint Mechanism { get; set; }

    /// <summary>Gets the id: in v1.0 that of the chunk, otherwise that of its spans and tags. Used by filters.</summary>
    internal UInt128 TraceId { get; set; }

    internal int SpanCount { get; set; }

    /// <summary>
    /// Adds the trace id of a span, for formats whose chunks have no id. Any span may have the upper half. The last one wins, or the first
    /// span of the chunk decides, as in the agent.
    /// </summary>
    internal void Take(SpanRecord span, bool firstSpanDecides)
    {
        SpanCount++;
        if (firstSpanDecides && SpanCount > 1) return;
        ulong upper = (ulong)(TraceId >> 64);
        if (span.Attributes.Text(TagNames.TraceIdUpper) is { } text
            && ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out ulong value))
            upper = value;
        TraceId = new UInt128(upper, span.TraceIdLower);
    }
}
