using SpanPack.Benchmarks.Streams.Shop;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Streams;

/// <summary>
/// All traces of a stream written in the order in which they ended, into payloads that are completed when they are full and at the end.
/// </summary>
internal sealed class StreamWriting : Workload
{
    private readonly SpanStream _stream;
    private readonly TracePayloadWriter _writer;
    private readonly bool _asTracer;
    private readonly Action<FinishedPayload> _take; // made once
    private long _bytes;
    private Action<ReadOnlyMemory<byte>>? _onPayload;

    /// <param name="stream">The stream.</param>
    /// <param name="format">The format.</param>
    /// <param name="asTracer">Whether the process has a list of tags and each chunk is built when it is written.</param>
    internal StreamWriting(SpanStream stream, TraceFormat format, bool asTracer)
        : base(stream.Spans.Length)
    {
        _stream = stream;
        _asTracer = asTracer;
        _take = Take;
        _writer = new TracePayloadWriter(format, new TracePayloadWriterOptions { ProcessTags = Process, Header = ShopProcess.Header });
    }

    /// <summary>What tables call it.</summary>
    internal string Label => _asTracer ? $"{_writer.Format.GetName()} as a tracer" : _writer.Format.GetName();

    private ProcessTags Process => _asTracer ? ShopProcess.WithList : ShopProcess.WithoutList;

    internal override int Run()
    {
        _bytes = 0;
        _writer.Reset();
        if (_asTracer) WriteTraces();
        else WriteChunks();
        _writer.Flush(_take);
        return checked((int)_bytes);
    }

    internal override void Verify()
    {
        var payloads = new List<byte[]>();
        _onPayload = payload => payloads.Add(payload.ToArray());
        Run();
        _onPayload = null;
        StreamVerification.Verify(_stream, payloads, Process, _writer.Format);
    }

    protected override void Free() => _writer.Dispose();

    private void WriteChunks()
    {
        foreach (ref readonly TraceChunk chunk in _stream.Chunks.AsSpan()) _writer.Append(chunk, _take);
    }

    private void WriteTraces()
    {
        foreach (ref readonly StreamTrace trace in _stream.Traces.AsSpan()) _writer.Append(trace.ToChunk(), _take);
    }

    private void Take(FinishedPayload payload)
    {
        if (_onPayload is null) _bytes += payload.Body.Length;
        else _onPayload(payload.AsMemory());
    }
}
