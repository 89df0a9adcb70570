using System.Diagnostics;

namespace SpanPack;

/// <summary>How a <see cref="TracePayloadWriter"/> builds payloads.</summary>
/// <remarks>Immutable, apart from the attributes of the header.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TracePayloadWriterOptions
{
    /// <summary>Gets or initializes the tags of the process. Null writes chunks as they are and adds no tags: for payloads that were read, converted or replayed.</summary>
    public ProcessTags? ProcessTags { get; init; }

    /// <summary>Gets or initializes the fields of each payload; v0.4 and v0.5 have no place for them.</summary>
    public TracePayloadHeader Header { get; init; } = TracePayloadHeader.Empty;

    /// <summary>
    /// Gets or initializes whether v0.4 and v0.7 spans have events as they are, or as JSON in the tag <c>events</c>, for agents whose <c>/info</c>
    /// does not say <c>span_events</c>. Without <see cref="ProcessTags"/> they are always written as they are.
    /// </summary>
    public bool NativeSpanEvents { get; init; } = true;

    /// <summary>Gets or initializes the size, in bytes, after which a payload is full; 1 or more.</summary>
    public int TargetBytes { get; init; } = TracePayloadWriter.DefaultTargetBytes;

    /// <summary>Gets or initializes the size, in bytes, that a payload never passes; <see cref="TargetBytes"/> or more.</summary>
    public int MaxBytes { get; init; } = TracePayloadWriter.DefaultMaxBytes;

    /// <summary>
    /// Gets or initializes the size, in bytes, of the blocks of memory that a payload is built in; 0, the default, for one block that grows and moves. A chunk is
    /// whole in one block, larger than the others if it must be. <see cref="TracePayloadWriter.CompleteSegments"/> hands the blocks out where they are.
    /// </summary>
    public int BlockBytes { get; init; }
}
