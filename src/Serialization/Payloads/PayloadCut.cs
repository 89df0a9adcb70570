using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Splits a payload between chunks. Only counts are written again.</summary>
internal sealed class PayloadCut(ReadOnlyMemory<byte> payload, TraceFormat format, ChunkBoundaries chunks, List<int> spanCounts)
{
    private const int HeaderBytes = CountHeader.MaxSize;

    /// <summary>Gets the number of bytes of each part besides its chunks.</summary>
    internal int RepeatedBytes => chunks.HeaderStart + HeaderBytes + (chunks.PayloadEnd - chunks.End);

    internal List<TracePayloadPart> Parts(int maxBytes)
    {
        var parts = new List<TracePayloadPart>();
        int from = chunks.Start;
        for (int first = 0, next = 1; first < chunks.Count; next++)
        {
            if (next < chunks.Count && chunks.EndOf(next) - from + RepeatedBytes <= maxBytes) continue;
            parts.Add(Part(first, next, from));
            (first, from) = (next, chunks.EndOf(next - 1));
        }

        return parts;
    }

    private TracePayloadPart Part(int first, int next, int from)
    {
        var header = new byte[HeaderBytes];
        header[0] = MessagePackCode.Array32;
        BinaryPrimitives.WriteInt32BigEndian(header.AsSpan(1), next - first);
        var segments = new List<ReadOnlyMemory<byte>> { payload[..chunks.HeaderStart], header, payload[from..chunks.EndOf(next - 1)],
            payload[chunks.End..chunks.PayloadEnd] };
        segments.RemoveAll(static memory => memory.IsEmpty);
        int spans = spanCounts.GetRange(first, next - first).Sum();
        return new TracePayloadPart(format, PayloadSegments.Link(segments.ToArray()), next - first, spans);
    }
}
