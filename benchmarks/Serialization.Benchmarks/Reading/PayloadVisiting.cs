using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Reading;

/// <summary>A payload read by a visitor, without spans being built.</summary>
internal sealed class PayloadVisiting(byte[] payload, TraceFormat format, int spanCount) : Workload(spanCount)
{
    private CountingVisitor _counts;

    internal override int Run()
    {
        var counts = default(CountingVisitor);
        int bytesRead = TracePayloadReader.Visit(payload, format, ref counts);
        _counts = counts;
        return bytesRead;
    }

    internal override void Verify()
    {
        TracePayload read = TracePayloadReader.Read(payload, format);
        int attributes = read.Chunks.Sum(static chunk => Enumerable.Range(0, chunk.Spans.Count).Sum(i => Count(chunk.Spans[i])));
        if (Run() != payload.Length || _counts.Spans != SpanCount || _counts.Attributes < attributes)
            throw new WrongOutputException($"{format.GetName()}: {_counts.Spans} of {SpanCount} spans with {_counts.Attributes} of "
                + $"{attributes} attributes were visited.");
    }

    private static int Count(Span span)
    {
        int count = 0;
        foreach (KeyValuePair<string, string> _ in span.EnumerateTags()) count++;
        foreach (KeyValuePair<string, double> _ in span.EnumerateMetrics()) count++;
        return count;
    }
}
