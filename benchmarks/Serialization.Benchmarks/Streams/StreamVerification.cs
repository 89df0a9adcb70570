using SpanPack.Benchmarks.Verification;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Streams;

/// <summary>Reads payloads and compares their spans with those of the stream.</summary>
internal static class StreamVerification
{
    /// <exception cref="WrongOutputException">A span is missing, or has not all that it should have.</exception>
    internal static void Verify(SpanStream stream, IEnumerable<byte[]> payloads, ProcessTags process, TraceFormat format)
    {
        int index = 0;
        int chunkCount = 0;
        foreach (byte[] payload in payloads)
        {
            // Fields that only some formats have become tags, so that one comparison does for all.
            TracePayload asTags = TraceConverter.Convert(TracePayloadReader.Read(payload, format), TraceFormat.V04).Payload;
            chunkCount += asTags.Chunks.Count;
            foreach (TraceChunk chunk in asTags.Chunks)
            {
                foreach (Span span in chunk.Spans) Verify(process, stream.Spans[index], span, index++, format);
            }
        }

        if (index != stream.Spans.Length || chunkCount != stream.Chunks.Length)
            throw new WrongOutputException($"{format.GetName()}: {index} of {stream.Spans.Length} spans are there, in {chunkCount} of "
                + $"{stream.Chunks.Length} chunks");
    }

    private static void Verify(ProcessTags process, Span expected, Span actual, int index, TraceFormat format)
    {
        try
        {
            SpanContent.Verify(process, expected, actual, format);
        }
        catch (WrongOutputException e)
        {
            throw new WrongOutputException($"{format.GetName()}, span {index}: {e.Message}");
        }
    }
}
