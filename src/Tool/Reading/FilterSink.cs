namespace SpanPack.Tool;

/// <summary>Passes on the selected spans, with their chunks and payloads.</summary>
/// <param name="inner">The receiver.</param>
/// <param name="filter">The selection.</param>
/// <param name="traces">Finds the chunks of the selected trace.</param>
/// <param name="tally">Records the content for an error message.</param>
internal sealed class FilterSink(IPayloadSink inner, SpanFilter filter, TraceFinder traces, FilterTally tally) : IPayloadSink
{
    private readonly HashSet<string> _services = []; // of the chunk, as many as the tally can name and one more

    private (TraceFormat Format, int ByteCount) _payload;
    private bool _begun;
    private bool _chunkBegun;

    public void Begin(TraceFormat format, int byteCount) => _payload = (format, byteCount);

    public void BeginChunk(ChunkRecord chunk)
    {
        _services.Clear();
        _chunkBegun = false;
    }

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        if (!traces.Has(chunk)) return;
        if (_services.Count <= FilterTally.MostServices) _services.Add(span.Service);
        if (!filter.MatchesService(span.Service)) return;
        if (!_begun) inner.Begin(_payload.Format, _payload.ByteCount);
        if (!_chunkBegun) inner.BeginChunk(chunk);
        (_begun, _chunkBegun) = (true, true);
        inner.Span(chunk, index, span);
    }

    public void EndChunk(ChunkRecord chunk)
    {
        if (!traces.Has(chunk)) return;
        tally.AddChunk(_chunkBegun, _services);
        if (_chunkBegun) inner.EndChunk(chunk);
    }

    public void End(TracePayloadHeader header, int bytesRead)
    {
        if (_begun) inner.End(header, bytesRead);
    }

    public void Refuse(TraceFormatException reason)
    {
        if (_begun) inner.Refuse(reason);
    }
}
