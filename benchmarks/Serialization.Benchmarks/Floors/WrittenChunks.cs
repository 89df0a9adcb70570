using System.Buffers;
using System.Buffers.Binary;
using System.Text;

namespace SpanPack.Benchmarks.Floors;

/// <summary>What the formatter makes of chunks, and the same read back: what floors and peers are made of.</summary>
internal abstract class WrittenChunks
{
    private const int HeaderSize = 5;

    private readonly byte[] _payload;

    protected WrittenChunks(TraceChunk[] chunks, Span[] spans, ProcessTags process)
    {
        Chunks = chunks;
        var formatter = new SpanMessagePackFormatter(process);
        var buffer = new ArrayBufferWriter<byte>();
        ChunkSizes = Array.ConvertAll(chunks, chunk => formatter.Write(buffer, chunk));
        _payload = [0xDD, 0, 0, 0, 0, .. buffer.WrittenSpan]; // array 32
        BinaryPrimitives.WriteInt32BigEndian(_payload.AsSpan(1), chunks.Length);
        Payload = TracePayloadReader.Read(_payload, TraceFormat.V04);
        Spans = [.. Payload.Chunks.SelectMany(static chunk => Enumerable.Range(0, chunk.Spans.Count).Select(i => chunk.Spans[i]))];
        if (Spans.Length != spans.Length)
            throw new InvalidOperationException($"{spans.Length} spans were written and {Spans.Length} read back.");
        Texts = RuntimeTexts.Of(spans, Spans);
        SpanSizes = FindSpanSizes();
    }

    /// <summary>The chunks that were written.</summary>
    internal TraceChunk[] Chunks { get; }

    internal TracePayload Payload { get; }

    /// <summary>The spans with all their tags, the automatic ones included, in the order of the chunks.</summary>
    internal Span[] Spans { get; }

    /// <summary>The texts of each span that are known at run time only.</summary>
    internal string[][] Texts { get; }

    /// <summary>The bytes of each chunk.</summary>
    internal int[] ChunkSizes { get; }

    /// <summary>The bytes of each span. What is constant in a chunk counts for its spans in equal parts.</summary>
    internal int[] SpanSizes { get; }

    /// <summary>The chunks, one after the other.</summary>
    internal ReadOnlySpan<byte> Bytes => _payload.AsSpan(HeaderSize);

    /// <summary>The chunks as a v0.4 payload.</summary>
    internal ReadOnlySpan<byte> PayloadBytes => _payload;

    private int[] FindSpanSizes()
    {
        int[] sizes = [.. Texts.Select(static texts => texts.Sum(Encoding.UTF8.GetByteCount))];
        int first = 0;
        for (int chunk = 0; chunk < Chunks.Length; chunk++)
        {
            Span<int> ofChunk = sizes.AsSpan(first, Chunks[chunk].Spans.Count);
            int rest = ChunkSizes[chunk];
            foreach (int size in ofChunk) rest -= size;
            for (int i = 0; i < ofChunk.Length; i++) ofChunk[i] += rest / ofChunk.Length + (i < rest % ofChunk.Length ? 1 : 0);
            first += ofChunk.Length;
        }

        return sizes;
    }
}
