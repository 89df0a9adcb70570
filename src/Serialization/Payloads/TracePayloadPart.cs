using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>A part of a payload that was too large: a payload of its own. See <see cref="TracePayloadSplitter"/>.</summary>
/// <remarks>Immutable, as long as the bytes that it was cut from are.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class TracePayloadPart
{
    internal TracePayloadPart(TraceFormat format, ReadOnlySequence<byte> body, int chunkCount, int spanCount)
        => (Format, Body, ChunkCount, SpanCount) = (format, body, chunkCount, spanCount);

    /// <summary>Gets the format: that of the whole.</summary>
    public TraceFormat Format { get; }

    /// <summary>Gets the bytes. They may be those of the whole, where they lie.</summary>
    public ReadOnlySequence<byte> Body { get; }

    /// <summary>Gets the number of chunks; 1 or more.</summary>
    public int ChunkCount { get; }

    /// <summary>Gets the number of spans.</summary>
    public int SpanCount { get; }

    /// <summary>Says what it is; for a person.</summary>
    public override string ToString() => $"{Format.GetName()}, chunks: {ChunkCount}, spans: {SpanCount}, bytes: {Body.Length}";
}
