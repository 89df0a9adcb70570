using SpanPack.Benchmarks.Streams.Shop;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Streams;

/// <summary>Reads payloads and compares their spans with those of the stream.</summary>
internal static class StreamVerification
{
    /// <exception cref="WrongOutputException">A span is missing, or has not all that it should have.</exception>
    internal static void Verify(SpanStream stream, IEnumerable<byte[]> payloads, TraceFormat format)
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
                foreach (Span span in chunk.Spans) Verify(stream.Spans[index++], span, format);
            }
        }

        Check(index == stream.Spans.Length, format, $"{index} of {stream.Spans.Length} spans are there");
        Check(chunkCount == stream.Chunks.Length, format, $"{chunkCount} of {stream.Chunks.Length} chunks are there");
    }

    private static void Verify(Span expected, Span actual, TraceFormat format)
    {
        Check((actual.TraceId, actual.SpanId, actual.ParentId) == (expected.TraceId, expected.SpanId, expected.ParentId), format, "the ids differ");
        Check((actual.Start, actual.Duration) == (expected.Start, expected.Duration), format, "the times differ");
        Check((actual.Service, actual.Name, actual.Resource, actual.Type) == (expected.Service, expected.Name, expected.Resource, expected.Type), format, "a head string differs");
        foreach (KeyValuePair<string, string> tag in expected.EnumerateTags()) Check(actual.GetTag(tag.Key) == tag.Value, format, $"the tag {tag.Key} differs");
        foreach (KeyValuePair<string, double> metric in expected.EnumerateMetrics()) Check(actual.GetMetric(metric.Key) == metric.Value, format, $"the number {metric.Key} differs");
        string? version = expected.Service == ShopProcess.Service ? ShopProcess.WithList.Version : null;
        Check(actual.GetTag(TagNames.Version) == version, format, "the version differs");
        Check(!expected.IsLocalRoot || actual.GetTag(TagNames.RuntimeId) == ShopProcess.WithList.RuntimeId, format, "the runtime id differs");
    }

    private static void Check(bool condition, TraceFormat format, string message)
    {
        if (!condition) throw new WrongOutputException($"{format.GetName()}: {message}");
    }
}
