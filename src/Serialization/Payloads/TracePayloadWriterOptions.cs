using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Options of a <see cref="TracePayloadWriter"/>.</summary>
/// <remarks>Immutable, apart from the attributes of the header.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TracePayloadWriterOptions
{
    /// <summary>The size, in bytes, after which a payload is complete by default: 5 MiB.</summary>
    public const int DefaultTargetBytes = 5 * 1024 * 1024;

    /// <summary>The size, in bytes, that a payload does not exceed by default: 10 MiB. Agents refuse bodies over 25 MiB.</summary>
    public const int DefaultMaxBytes = 10 * 1024 * 1024;

    /// <summary>The largest body that an agent accepts by default: 25 MiB (<c>config.max_request_bytes</c> of its <c>/info</c>).</summary>
    public const int AgentLimitBytes = 25 * 1024 * 1024;

    /// <summary>Gets options that write chunks unchanged; see <see cref="IsVerbatim"/>.</summary>
    public static TracePayloadWriterOptions Verbatim { get; } = new() { IsVerbatim = true };

    /// <summary>
    /// Gets or initializes whether spans are written unchanged: no tags of the process or the chunk are added. For payloads that were read,
    /// converted or replayed.
    /// </summary>
    public bool IsVerbatim { get; init; }

    /// <summary>
    /// Gets or initializes the tags that are equal for all spans of the process; none by default. Not used when <see cref="IsVerbatim"/> is
    /// set.
    /// </summary>
    public ProcessTags ProcessTags { get; init; } = ProcessTags.Default;

    /// <summary>Gets or initializes the fields of each payload; v0.4 and v0.5 have no place for them.</summary>
    public TracePayloadHeader Header { get; init; } = TracePayloadHeader.Empty;

    /// <summary>
    /// Gets or initializes whether v0.4 and v0.7 spans contain events natively. If false, events are JSON in the tag <c>events</c>, for
    /// agents whose <c>/info</c> does not list <c>span_events</c>. With <see cref="IsVerbatim"/> they are always native.
    /// </summary>
    public bool NativeSpanEvents { get; init; } = true;

    /// <summary>Gets or initializes the size, in bytes, after which a payload is full; 1 or more.</summary>
    public int TargetBytes { get; init; } = DefaultTargetBytes;

    /// <summary>Gets or initializes the size, in bytes, that a payload never exceeds; <see cref="TargetBytes"/> or more.</summary>
    public int MaxBytes { get; init; } = DefaultMaxBytes;

    /// <summary>
    /// Gets or initializes the size, in bytes, of a payload's blocks of memory; 0, the default, for one block that grows and moves. A chunk
    /// is contiguous in one block, which is larger if required. <see cref="FinishedPayload.Body"/> returns the blocks without copying.
    /// </summary>
    public int BlockBytes { get; init; }

    /// <summary>
    /// Gets or initializes the pool for the memory of payloads; null, the default, for <see cref="ArrayPool{T}.Shared"/>. A custom pool can
    /// count and refuse rentals: its exceptions pass through <see cref="TracePayloadWriter.TryAppend"/>, and the payload is unchanged. An
    /// array that is too short causes an <see cref="InvalidOperationException"/>; a shared array cannot be detected.
    /// </summary>
    /// <remarks>Tables of strings, of which a payload has one while it is built (v0.5, v1.0), do not use this pool.</remarks>
    public ArrayPool<byte>? Pool { get; init; }
}
