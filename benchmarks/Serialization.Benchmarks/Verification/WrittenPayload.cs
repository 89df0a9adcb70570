using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Verification;

/// <summary>
/// Reads a payload with the project's reader and compares it with the spans that were written and with what the peer's tracer wrote of
/// them.
/// </summary>
internal static class WrittenPayload
{
    /// <exception cref="WrongOutputException">It does not hold what it should.</exception>
    internal static void Verify(TraceSet set, ReadOnlySpan<byte> bytes, TraceFormat format)
    {
        TracePayload payload = TracePayloadReader.Read(bytes, format);
        Check(payload.BytesRead == bytes.Length, $"{payload.BytesRead} of {bytes.Length} bytes are the payload");
        Check(payload.Chunks.Count == set.Chunks.Length, $"{payload.Chunks.Count} of {set.Chunks.Length} chunks are there");

        // Fields that only some formats have become tags, so that one comparison does for all.
        TracePayload asTags = TraceConverter.Convert(payload, TraceFormat.V04).Payload;
        int index = 0;
        foreach (TraceChunk chunk in asTags.Chunks)
        {
            foreach (Span span in chunk.Spans) VerifySpan(set, index++, span, format);
        }

        Check(index == set.Spans.Length, $"{index} of {set.Spans.Length} spans are there");
    }

    private static void VerifySpan(TraceSet set, int index, Span readBack, TraceFormat format)
    {
        try
        {
            // v1.0 has one trace id for a chunk; the spans of P5 have each their own.
            SpanContent.Verify(set.Process, set.Spans[index], readBack, format,
                hasOwnTraceId: format != TraceFormat.V1 || set.Shape != SpanShape.Sql);
            if (PeerShapes.Find(set, index) is { } peer) PeerShapes.Verify(peer, readBack, format);
        }
        catch (WrongOutputException e)
        {
            throw new WrongOutputException(
                $"{set.Shape.Label()}, {set.Arrangement.Label()}, {format.GetName()}, span {index}: {e.Message}");
        }
    }

    private static void Check(bool condition, string message)
    {
        if (!condition) throw new WrongOutputException(message);
    }
}
