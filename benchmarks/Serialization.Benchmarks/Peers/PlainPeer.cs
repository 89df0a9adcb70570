using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Verification;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Peers;

/// <summary>
/// v0.4 by hand, as somebody writes it who needs it today: an array, a position, a call of <c>Encoding.UTF8</c> for each string.
/// </summary>
internal sealed class PlainPeer(WrittenTraces written) : Workload(written.Spans.Length)
{
    private readonly PeerSpan[][] _chunks = PeerSpans.Of(written);
    private readonly PlainWriter _writer = new(written.PayloadBytes.Length * 2);

    internal override int Run()
    {
        _writer.Clear();
        _writer.WriteArrayHeader(_chunks.Length);
        foreach (PeerSpan[] chunk in _chunks)
        {
            _writer.WriteArrayHeader(chunk.Length);
            foreach (PeerSpan span in chunk) Write(span);
        }

        return _writer.WrittenSpan.Length;
    }

    internal override void Verify()
    {
        Run();
        WrittenPayload.Verify(written.Set, _writer.WrittenSpan, TraceFormat.V04);
    }

    private void Write(PeerSpan span)
    {
        int fields = 10 + (span.ParentId is null ? 0 : 1) + Count(span.MetaStruct) + Count(span.SpanLinks) + Count(span.SpanEvents);
        _writer.WriteMapHeader(fields);
        _writer.WriteNumber("trace_id", span.TraceId);
        _writer.WriteNumber("span_id", span.SpanId);
        _writer.WriteText("name", span.Name);
        _writer.WriteText("resource", span.Resource);
        _writer.WriteText("service", span.Service);
        _writer.WriteText("type", span.Type);
        _writer.WriteNumber("start", (ulong)span.Start);
        _writer.WriteNumber("duration", (ulong)span.Duration);
        if (span.ParentId is { } parentId) _writer.WriteNumber("parent_id", parentId);
        WriteTags(span);
        if (span.SpanLinks is { } links) PlainStructures.WriteLinks(_writer, links);
        if (span.SpanEvents is { } events) PlainStructures.WriteEvents(_writer, events);
    }

    private void WriteTags(PeerSpan span)
    {
        _writer.WriteString("meta");
        _writer.WriteMapHeader(span.Meta.Count);
        foreach (KeyValuePair<string, string> tag in span.Meta) _writer.WriteText(tag.Key, tag.Value);

        _writer.WriteString("metrics");
        _writer.WriteMapHeader(span.Metrics.Count);
        foreach (KeyValuePair<string, double> metric in span.Metrics) _writer.WriteDouble(metric.Key, metric.Value);

        if (span.MetaStruct is not { } structures) return;
        _writer.WriteString("meta_struct");
        _writer.WriteMapHeader(structures.Count);
        foreach (KeyValuePair<string, byte[]> entry in structures) _writer.WriteBinary(entry.Key, entry.Value);
    }

    private static int Count(object? field) => field is null ? 0 : 1;
}
