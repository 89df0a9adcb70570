using System.Buffers.Binary;
using System.Text;
using SpanPack.Benchmarks.Floors;

namespace SpanPack.Benchmarks.Shapes;

/// <summary>What the formatter makes of a set of traces, and the same read back: what floors and peers are made of.</summary>
internal sealed class WrittenTraces
{
    private const int HeaderSize = 5;

    private readonly byte[] _payload;

    internal WrittenTraces(TraceSet set)
    {
        var formatter = new SpanMessagePackFormatter(set.Process);
        using var buffer = new PayloadBuffer();
        foreach (ref readonly TraceChunk chunk in set.Chunks.AsSpan()) formatter.Write(buffer, chunk);
        _payload = [0xDD, 0, 0, 0, 0, .. buffer.WrittenSpan]; // array 32
        BinaryPrimitives.WriteInt32BigEndian(_payload.AsSpan(1), set.Chunks.Length);
        Set = set;
        Payload = TracePayloadReader.Read(_payload, TraceFormat.V04);
        Spans = [.. Payload.Chunks.SelectMany(static chunk => Enumerable.Range(0, chunk.Spans.Count).Select(i => chunk.Spans[i]))];
        if (Spans.Length != set.Spans.Length) throw new InvalidOperationException($"{set.Spans.Length} spans were written and {Spans.Length} read back.");
        Texts = RuntimeTexts.Of(set.Spans, Spans);
    }

    internal TraceSet Set { get; }

    internal TracePayload Payload { get; }

    /// <summary>The spans with all their tags, the automatic ones included, in the order of the set.</summary>
    internal Span[] Spans { get; }

    /// <summary>The texts of each span that are known at run time only.</summary>
    internal string[][] Texts { get; }

    /// <summary>The bytes of each span. They differ by a digit here and there: what is constant counts for the spans in equal parts.</summary>
    internal int[] SpanSizes
    {
        get
        {
            int[] textSizes = [.. Texts.Select(static texts => texts.Sum(Encoding.UTF8.GetByteCount))];
            int constantSize = (Bytes.Length - textSizes.Sum()) / Spans.Length;
            return [.. textSizes.Select(size => constantSize + size)];
        }
    }

    /// <summary>The chunks, one after the other.</summary>
    internal ReadOnlySpan<byte> Bytes => _payload.AsSpan(HeaderSize);

    /// <summary>The chunks as a v0.4 payload.</summary>
    internal ReadOnlySpan<byte> PayloadBytes => _payload;
}
