namespace SpanPack;

/// <summary>The fields of a v0.7 or v1.0 chunk about its trace.</summary>
internal sealed class ChunkFields
{
    // A field for the priority that is absent has 0; formats without such a field say nothing of it.
    internal SamplingPriority? Priority { get; set; } = SamplingPriority.AutoDrop;

    internal SamplingMechanism? Mechanism { get; set; }

    internal string? Origin { get; set; }

    internal bool IsDropped { get; set; }

    /// <summary>Gets the trace id of a v1.0 chunk.</summary>
    internal UInt128? TraceId { get; set; }

    internal AttributeList? Attributes { get; set; }
}
