namespace SpanPack;

/// <summary>The fields of one span exactly as in the payload: nothing is repaired, and a key may have a text and a number.</summary>
internal sealed class SpanRecord
{
    internal string Service { get; set; } = string.Empty;

    internal string Name { get; set; } = string.Empty;

    internal string Resource { get; set; } = string.Empty;

    internal string Type { get; set; } = string.Empty;

    /// <summary>Gets the lower half; 0 in v1.0, where the chunk has the id.</summary>
    internal ulong TraceIdLower { get; set; }

    internal ulong SpanId { get; set; }

    internal ulong ParentId { get; set; }

    /// <summary>Gets the start in nanoseconds since 1970; in v1.0 the bits of an unsigned number.</summary>
    internal long Start { get; set; }

    /// <summary>Gets the duration in nanoseconds; in v1.0 the bits of an unsigned number.</summary>
    internal long Duration { get; set; }

    internal int Error { get; set; }

    /// <summary>Gets the fields that only v1.0 has.</summary>
    internal SpanV1Fields V1Fields { get; set; } = new();

    /// <summary>Gets tags, metrics, structured data and typed attributes.</summary>
    internal RecordedAttributes Attributes { get; } = new();

    internal List<SpanLink> Links { get; } = [];

    internal List<SpanEvent> Events { get; } = [];
}
