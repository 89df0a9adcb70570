using System.Buffers;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>The encoder alone: one chunk again and again, until the payload is full; it is given away and freed.</summary>
internal sealed class EncoderWorkload(TraceChunk chunk, TraceFormat format) : Workload(chunk.SpanCount * CountUntilFull(chunk, format))
{
    private readonly TracePayloadWriter _encoder = Encoders.Create(format);

    /// <summary>How many chunks fill a payload.</summary>
    internal static int CountUntilFull(in TraceChunk chunk, TraceFormat format)
    {
        using TracePayloadWriter encoder = Encoders.Create(format);
        while (!encoder.IsFull)
        {
            if (!encoder.TryAppend(chunk)) throw new InvalidOperationException("The chunk is too large for a payload.");
        }

        return encoder.ChunkCount;
    }

    internal override int Run()
    {
        using DetachedPayload payload = Write();
        return payload.ByteCount;
    }

    internal override void Verify()
    {
        using DetachedPayload payload = Write();
        if (payload.SpanCount != SpanCount) throw new WrongOutputException($"{payload.SpanCount} of {SpanCount} spans are in the payload.");
    }

    /// <summary>The bytes of a pass.</summary>
    internal byte[] ToArray()
    {
        using DetachedPayload payload = Write();
        return payload.Body.ToArray();
    }

    protected override void Free() => _encoder.Dispose();

    private DetachedPayload Write()
    {
        int count = SpanCount / chunk.SpanCount;
        for (int i = 0; i < count; i++) _ = _encoder.TryAppend(chunk);
        return _encoder.Detach();
    }
}
