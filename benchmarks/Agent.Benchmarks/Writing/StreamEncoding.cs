using SpanPack.Benchmarks.Streams;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>All traces of a stream written by the encoder alone, into payloads that are given away and freed.</summary>
internal sealed class StreamEncoding(SpanStream stream, TraceFormat format) : Workload(stream.Spans.Length)
{
    private readonly TracePayloadWriter _encoder = Encoders.Create(format);

    internal override int Run()
    {
        foreach (ref readonly TraceChunk chunk in stream.Chunks.AsSpan()) Encoders.Append(_encoder, chunk);
        using DetachedPayload last = _encoder.Detach();
        return SpanCount;
    }

    internal override void Verify() => Run(); // the streams of the serialization's benchmarks are verified there

    protected override void Free() => _encoder.Dispose();
}
