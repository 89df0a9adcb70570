namespace SpanPack.Tool;

/// <summary>Lets through the spans that were asked for, and chunks and payloads that have such. Holds one chunk: its trace id may come last.</summary>
internal sealed class FilterSink(IPayloadSink inner, SpanFilter filter, FilterTally tally) : IPayloadSink
{
    private readonly List<(int Index, SpanRecord Span)> _held = [];
    private readonly HashSet<string> _services = [];

    private (TraceFormat Format, int ByteCount) _payload;
    private bool _begun;

    public void Begin(TraceFormat format, int byteCount) => _payload = (format, byteCount);

    public void BeginChunk(ChunkRecord chunk)
    {
        _held.Clear();
        _services.Clear();
    }

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        _services.Add(span.Service);
        if (filter.MatchesService(span.Service)) _held.Add((index, span));
    }

    public void EndChunk(ChunkRecord chunk)
    {
        if (!filter.MatchesTrace(chunk.TraceId)) return;
        tally.AddChunk(_held.Count > 0, _services);
        if (_held.Count == 0) return;
        if (!_begun) inner.Begin(_payload.Format, _payload.ByteCount);
        _begun = true;
        inner.BeginChunk(chunk);
        foreach ((int index, SpanRecord span) in _held) inner.Span(chunk, index, span);
        inner.EndChunk(chunk);
        _held.Clear();
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
