using System.Globalization;

namespace SpanPack;

/// <summary>What a payload says of one chunk, beside its spans. v0.4 and v0.5 have only its place.</summary>
internal sealed class ChunkRecord
{

    /// <summary>The place in the payload, from 0.</summary>
    internal required int Index { get; init; }

    internal int Priority { get; set; }

    internal string Origin { get; set; } = string.Empty;

    internal AttributeList Attributes { get; set; } = [];

    internal bool IsDropped { get; set; }

    internal uint Mechanism { get; set; }

    /// <summary>The id in v1.0; elsewhere what tag and spans say, for filters.</summary>
    internal UInt128 TraceId { get; set; }

    internal int SpanCount { get; set; }

    /// <summary>Takes what formats without an id of the chunk say in a span. Any span may carry the upper half, the last one wins, as in the agent.</summary>
    internal void Take(SpanRecord span)
    {
        SpanCount++;
        ulong upper = (ulong)(TraceId >> 64);
        if (span.Attributes.Text(TagNames.TraceIdUpper) is { } text && ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out ulong value)) upper = value;
        TraceId = new UInt128(upper, span.TraceIdLower);
    }
}
