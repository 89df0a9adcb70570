using System.Buffers;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>
/// One chunk written again and again until a segment is handed over. The same thread takes the segment out of the queue and frees it.
/// </summary>
internal sealed class SegmentWorkload(TraceChunk chunk, TraceFormat format)
    : Workload(chunk.SpanCount * EncoderWorkload.CountUntilFull(chunk, format))
{
    private const int Rounds = 3;

    private readonly UnsentWriter _writer = new(format);
    private Action<Segment>? _look;

    private int ChunkCount => SpanCount / chunk.SpanCount;

    internal override int Run()
    {
        Write(ChunkCount);
        _writer.TakeAll(_look);
        return SpanCount; // the encoder alone says how many bytes
    }

    internal override void Verify()
    {
        byte[] written = [];
        _look = segment => written = segment.Body.ToArray();
        Run();
        _look = null;
        using var alone = new EncoderWorkload(chunk, format);
        byte[] expected = alone.ToArray();
        if (written.AsSpan().SequenceEqual(expected)) return;
        int same = written.AsSpan().CommonPrefixLength(expected);
        throw new WrongOutputException($"A segment ({format.GetName()}) has other bytes than a payload of the encoder: {written.Length} "
            + $"and {expected.Length} bytes, of which the first {same} are the same.");
    }

    /// <summary>
    /// Bytes that a span allocates while its segment is open: the least of three segments. Null where each chunk begins or closes one.
    /// </summary>
    internal double? AllocatedWhileOpen()
    {
        if (ChunkCount <= 2) return null;
        long least = long.MaxValue;
        for (int round = 0; round < Rounds; round++)
        {
            Write(1);
            long before = GC.GetAllocatedBytesForCurrentThread();
            Write(ChunkCount - 2);
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            Write(1);
            _writer.TakeAll();
        }

        return (double)least / (SpanCount - 2 * chunk.SpanCount);
    }

    private void Write(int count)
    {
        for (int i = 0; i < count; i++) _writer.Write(chunk);
    }
}
