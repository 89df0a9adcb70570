using System.Buffers.Binary;
using System.Text;
using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Streams.Shop;

namespace SpanPack.Benchmarks.Streams;

/// <summary>What v0.4 makes of a stream: what the floors are made of.</summary>
internal sealed class WrittenStream
{
    private const int HeaderSize = 5; // array 32

    internal WrittenStream(SpanStream stream)
    {
        Stream = stream;
        var formatter = new SpanMessagePackFormatter(ShopProcess.WithoutList);
        using var buffer = new PayloadBuffer();
        TraceSizes = Array.ConvertAll(stream.Chunks, chunk => Write(formatter, buffer, chunk));
        Bytes = buffer.WrittenSpan.ToArray();
        Texts = RuntimeTexts.Of(stream.Spans, ReadBack());
        SpanSizes = FindSpanSizes();
    }

    internal SpanStream Stream { get; }

    /// <summary>The chunks, one after the other.</summary>
    internal byte[] Bytes { get; }

    /// <summary>The bytes of each chunk.</summary>
    internal int[] TraceSizes { get; }

    /// <summary>The bytes of each span. What is constant in a trace counts for its spans in equal parts.</summary>
    internal int[] SpanSizes { get; }

    /// <summary>The texts of each span that are known at run time only.</summary>
    internal string[][] Texts { get; }

    private static int Write(SpanMessagePackFormatter formatter, PayloadBuffer buffer, in TraceChunk chunk)
    {
        int before = buffer.Length;
        formatter.Write(buffer, chunk);
        return buffer.Length - before;
    }

    private Span[] ReadBack()
    {
        byte[] payload = [0xDD, 0, 0, 0, 0, .. Bytes];
        BinaryPrimitives.WriteInt32BigEndian(payload.AsSpan(1), TraceSizes.Length);
        return [.. TracePayloadReader.Read(payload, TraceFormat.V04).Chunks.SelectMany(static chunk => Enumerable.Range(0, chunk.Spans.Count).Select(i => chunk.Spans[i]))];
    }

    private int[] FindSpanSizes()
    {
        int[] sizes = [.. Texts.Select(static texts => texts.Sum(Encoding.UTF8.GetByteCount))];
        int first = 0;
        for (int trace = 0; trace < TraceSizes.Length; trace++)
        {
            Span<int> ofTrace = sizes.AsSpan(first, Stream.Chunks[trace].Spans.Count);
            int rest = TraceSizes[trace];
            foreach (int size in ofTrace) rest -= size;
            for (int i = 0; i < ofTrace.Length; i++) ofTrace[i] += rest / ofTrace.Length + (i < rest % ofTrace.Length ? 1 : 0);
            first += ofTrace.Length;
        }

        return sizes;
    }
}
