namespace SpanPack;

/// <summary>What a v0.7 or v1.0 chunk says of its trace.</summary>
internal sealed class ChunkFields
{
    // A field for the priority that is absent has 0; formats without such a field say nothing of it.
    internal SamplingPriority? Priority { get; set; } = SamplingPriority.AutoDrop;

    internal SamplingMechanism? Mechanism { get; set; }

    internal string? Origin { get; set; }

    internal bool IsDropped { get; set; }

    /// <summary>The trace id of a v1.0 chunk.</summary>
    internal UInt128? TraceId { get; set; }

    internal AttributeList? Attributes { get; set; }
}
