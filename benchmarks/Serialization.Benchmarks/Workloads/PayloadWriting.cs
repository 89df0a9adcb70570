using System.Buffers;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Verification;

namespace SpanPack.Benchmarks.Workloads;

/// <summary>A payload of one format, built again and again by one writer.</summary>
internal sealed class PayloadWriting(TraceSet set, TraceFormat format) : Workload(set.Spans.Length)
{
    private readonly TracePayloadWriter _writer = new(format, new TracePayloadWriterOptions
    {
        ProcessTags = set.Process,
        Header = ShapeProcess.Header,
        TargetBytes = TracePayloadWriterOptions.AgentLimitBytes,
        MaxBytes = TracePayloadWriterOptions.AgentLimitBytes,
    });

    internal override int Run() => (int)Build().Length;

    internal override void Verify()
    {
        byte[] payload = ToArray();
        if (_writer.SpanCount != SpanCount) throw new WrongOutputException($"{_writer.SpanCount} of {SpanCount} spans fit the payload.");
        WrittenPayload.Verify(set, payload, format);
    }

    /// <summary>The payload by itself.</summary>
    internal byte[] ToArray() => Build().ToArray();

    protected override void Free() => _writer.Dispose();

    private ReadOnlySequence<byte> Build()
    {
        _writer.Reset();
        foreach (ref readonly TraceChunk chunk in set.Chunks.AsSpan()) _ = _writer.TryAppend(chunk);
        return _writer.Complete().Body;
    }
}
