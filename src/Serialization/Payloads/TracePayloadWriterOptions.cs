using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>How a <see cref="TracePayloadWriter"/> builds payloads.</summary>
/// <remarks>Immutable, apart from the attributes of the header.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TracePayloadWriterOptions
{
    /// <summary>The size, in bytes, after which a payload is complete by default: 5 MiB.</summary>
    public const int DefaultTargetBytes = 5 * 1024 * 1024;

    /// <summary>The size, in bytes, that a payload does not pass by default: 10 MiB. Agents refuse bodies over 25 MiB.</summary>
    public const int DefaultMaxBytes = 10 * 1024 * 1024;

    /// <summary>The largest body that an agent takes unless it is told otherwise: 25 MiB (<c>config.max_request_bytes</c> of its <c>/info</c>).</summary>
    public const int AgentLimitBytes = 25 * 1024 * 1024;

    /// <summary>Gets options that write chunks as they are; see <see cref="IsVerbatim"/>.</summary>
    public static TracePayloadWriterOptions Verbatim { get; } = new() { IsVerbatim = true };

    /// <summary>Gets or initializes whether spans are written as they are: nothing is added, neither of the process nor of what a chunk says beside its spans where the format has no field for it. For payloads that were read, converted or replayed.</summary>
    public bool IsVerbatim { get; init; }

    /// <summary>Gets or initializes what is the same for all spans of the process; nothing by default. Not used when <see cref="IsVerbatim"/> is set.</summary>
    public ProcessTags ProcessTags { get; init; } = ProcessTags.Default;

    /// <summary>Gets or initializes the fields of each payload; v0.4 and v0.5 have no place for them.</summary>
    public TracePayloadHeader Header { get; init; } = TracePayloadHeader.Empty;

    /// <summary>
    /// Gets or initializes whether v0.4 and v0.7 spans have events as they are, or as JSON in the tag <c>events</c>, for agents whose <c>/info</c>
    /// does not say <c>span_events</c>. With <see cref="IsVerbatim"/> they are always written as they are.
    /// </summary>
    public bool NativeSpanEvents { get; init; } = true;

    /// <summary>Gets or initializes the size, in bytes, after which a payload is full; 1 or more.</summary>
    public int TargetBytes { get; init; } = DefaultTargetBytes;

    /// <summary>Gets or initializes the size, in bytes, that a payload never passes; <see cref="TargetBytes"/> or more.</summary>
    public int MaxBytes { get; init; } = DefaultMaxBytes;

    /// <summary>
    /// Gets or initializes the size, in bytes, of the blocks of memory that a payload is built in; 0, the default, for one block that grows and moves. A chunk is
    /// whole in one block, larger than the others if it must be. <see cref="FinishedPayload.Body"/> hands the blocks out where they are.
    /// </summary>
    public int BlockBytes { get; init; }

    /// <summary>
    /// Gets or initializes where the memory of payloads comes from, and goes back to; null, the default, for <see cref="ArrayPool{T}.Shared"/>. A pool of the caller's can count
    /// what is rented, and refuse: what it throws passes through <see cref="TracePayloadWriter.TryAppend"/>, and the payload is what it was before. An array that is shorter than asked is an
    /// <see cref="InvalidOperationException"/>; an array that somebody else uses as well cannot be noticed.
    /// </summary>
    /// <remarks>Tables of strings, of which payloads have one while they are built (v0.5, v1.0), are not of this pool.</remarks>
    public ArrayPool<byte>? Pool { get; init; }

    /// <summary>The tags to add; null for none.</summary>
    internal ProcessTags? AddedTags => IsVerbatim ? null : ProcessTags;

    internal PayloadMemory Memory => new(BlockBytes, Pool);
}
