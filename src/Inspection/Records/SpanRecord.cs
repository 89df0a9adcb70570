namespace SpanPack;

/// <summary>What a payload says of one span, as it says it: nothing is repaired, one key may stand for text and for a number.</summary>
internal sealed class SpanRecord
{
    internal string Service { get; set; } = string.Empty;

    internal string Name { get; set; } = string.Empty;

    internal string Resource { get; set; } = string.Empty;

    internal string Type { get; set; } = string.Empty;

    /// <summary>The lower half; 0 in v1.0, where the chunk has the id.</summary>
    internal ulong TraceIdLower { get; set; }

    internal ulong SpanId { get; set; }

    internal ulong ParentId { get; set; }

    /// <summary>Nanoseconds since 1970; in v1.0 the bits of an unsigned number.</summary>
    internal long Start { get; set; }

    /// <summary>Nanoseconds; in v1.0 the bits of an unsigned number.</summary>
    internal long Duration { get; set; }

    internal int Error { get; set; }

    /// <summary>The fields that only v1.0 has.</summary>
    internal SpanV1Fields V1Fields { get; set; } = new();

    /// <summary>Tags, metrics, structured data and typed attributes.</summary>
    internal RecordedAttributes Attributes { get; } = new();

    internal List<SpanLink> Links { get; } = [];

    internal List<SpanEvent> Events { get; } = [];
}
