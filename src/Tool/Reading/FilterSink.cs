namespace SpanPack.Tool;

/// <summary>Lets through the spans that were asked for, and chunks that have such. Holds one chunk: its trace id may come last.</summary>
internal sealed class FilterSink(IPayloadSink inner, SpanFilter filter) : IPayloadSink
{
    private readonly List<(int Index, SpanRecord Span)> _held = [];

    public void Begin(TraceFormat format, int byteCount) => inner.Begin(format, byteCount);

    public void BeginChunk(ChunkRecord chunk) => _held.Clear();

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        if (filter.MatchesService(span.Service)) _held.Add((index, span));
    }

    public void EndChunk(ChunkRecord chunk)
    {
        if (_held.Count == 0 || !filter.MatchesTrace(chunk.TraceId)) return;
        inner.BeginChunk(chunk);
        foreach ((int index, SpanRecord span) in _held) inner.Span(chunk, index, span);
        inner.EndChunk(chunk);
        _held.Clear();
    }

    public void End(TracePayloadHeader header, int bytesRead) => inner.End(header, bytesRead);

    public void Refuse(TraceFormatException reason) => inner.Refuse(reason);
}
