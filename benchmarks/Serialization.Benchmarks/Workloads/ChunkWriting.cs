using System.Buffers;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Verification;

namespace SpanPack.Benchmarks.Workloads;

/// <summary>Chunks written as v0.4 by a formatter, one after the other into one buffer.</summary>
internal sealed class ChunkWriting(TraceSet set) : Workload(set.Spans.Length)
{
    private const int Capacity = 16 * 1024 * 1024; // more than any shape takes: the formatter writes straight into it

    private readonly SpanMessagePackFormatter _formatter = new(set.Process);
    private readonly ArrayBufferWriter<byte> _buffer = new(Capacity);

    internal override int Run()
    {
        _buffer.ResetWrittenCount();
        foreach (ref readonly TraceChunk chunk in set.Chunks.AsSpan()) _formatter.Write(_buffer, chunk);
        return _buffer.WrittenCount;
    }

    internal override void Verify()
    {
        Run();
        var written = new WrittenTraces(set);
        if (!_buffer.WrittenSpan.SequenceEqual(written.Bytes))
            throw new WrongOutputException("Two passes over the same chunks write different bytes.");
        WrittenPayload.Verify(set, written.PayloadBytes, TraceFormat.V04);
    }
}
