using System.Collections;

namespace SpanPack.Tool;

/// <summary>
/// Finds the chunks of the selected trace before any is shown, because the id of a chunk may follow its spans. Keeps a bit per chunk.
/// </summary>
internal sealed class TraceFinder(SpanFilter filter) : IPayloadSink
{
    private readonly BitArray _found = new(0);

    /// <summary>Returns whether a chunk belongs to that trace; true for all without a selection.</summary>
    internal bool Has(ChunkRecord chunk) => filter.Trace is null || (chunk.Index < _found.Length && _found[chunk.Index]);

    public void EndChunk(ChunkRecord chunk)
    {
        if (!filter.MatchesTrace(chunk.TraceId)) return;
        if (_found.Length <= chunk.Index) _found.Length = Math.Max(chunk.Index + 1, (int)Math.Min(2L * _found.Length, int.MaxValue));
        _found[chunk.Index] = true;
    }

    public void Begin(TraceFormat format, int byteCount)
    {
        // Chunks are looked at when they end.
    }

    public void BeginChunk(ChunkRecord chunk)
    {
        // Chunks are looked at when they end.
    }

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        // Chunks are looked at when they end.
    }

    public void End(TracePayloadHeader header, int bytesRead)
    {
        // Chunks are looked at when they end.
    }

    public void Refuse(TraceFormatException reason)
    {
        // The next reading is refused too.
    }
}
