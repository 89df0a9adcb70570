namespace SpanPack;

/// <content>Chunks.</content>
internal partial struct PayloadBuilder
{
    private void BeginChunk()
    {
        _spans = default;
        _traceIdUpper = _traceIdLower = 0;
        if (_traits.HasChunkFields) _chunk = new ChunkFields();
    }

    private void EndChunk()
    {
        SpanCollection spans = _spans.Build();
        if (_traits.HasTraceFields)
        {
            _chunk!.TraceId = new UInt128(_traceIdUpper, _traceIdLower);
            foreach (Span span in spans) span.SetTraceId(_traceIdUpper, _traceIdLower);
        }
        else if (_traceIdUpper != 0)
        {
            foreach (Span span in spans) span.SetTraceId(_traceIdUpper, span.TraceIdLower);
        }

        _chunks.Add(spans, _chunk);
    }
}
