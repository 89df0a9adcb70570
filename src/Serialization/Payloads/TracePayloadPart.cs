using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>A part of a payload that was too large, as a separate payload. See <see cref="TracePayloadSplitter"/>.</summary>
/// <remarks>Immutable, as long as the source bytes are.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class TracePayloadPart
{
    internal TracePayloadPart(TraceFormat format, ReadOnlySequence<byte> body, int chunkCount, int spanCount)
        => (Format, Body, ChunkCount, SpanCount) = (format, body, chunkCount, spanCount);

    /// <summary>Gets the format: that of the whole.</summary>
    public TraceFormat Format { get; }

    /// <summary>Gets the bytes. They may share the memory of the whole.</summary>
    public ReadOnlySequence<byte> Body { get; }

    /// <summary>Gets the number of chunks; 1 or more.</summary>
    public int ChunkCount { get; }

    /// <summary>Gets the number of spans.</summary>
    public int SpanCount { get; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    public override string ToString() => $"{Format.GetName()}, chunks: {ChunkCount}, spans: {SpanCount}, bytes: {Body.Length}";
}
