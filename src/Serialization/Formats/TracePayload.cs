using System.Diagnostics;

namespace SpanPack;

/// <summary>A payload that was read, or that is to be written.</summary>
/// <remarks>Immutable, as long as the list of chunks, the spans and the attributes do not change.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TracePayload
{
    /// <summary>Gets or initializes the format of the bytes or of the layout of the spans.</summary>
    public required TraceFormat Format { get; init; }

    /// <summary>Gets or initializes the fields of the payload itself; by default empty, as for v0.4 and v0.5, which have none.</summary>
    public TracePayloadHeader Header { get; init; } = TracePayloadHeader.Empty;

    /// <summary>Gets or initializes the chunks, in the order of the payload.</summary>
    public required IReadOnlyList<TraceChunk> Chunks { get; init; }

    /// <summary>
    /// Gets or initializes the number of bytes that were read; the following bytes are not part of the payload. 0 when it was not read from
    /// bytes.
    /// </summary>
    public int BytesRead { get; init; }

    /// <summary>Gets the number of spans in all chunks.</summary>
    public int SpanCount => Chunks.Sum(static chunk => chunk.Spans.Count);

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Format, number of chunks and number of spans.</returns>
    public override string ToString() => $"{Format}: {Chunks.Count} chunks, {SpanCount} spans";
}
