using System.Collections.Concurrent;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Verification;

/// <summary>
/// What the tracer of the peer wrote of P1 to P5, byte for byte in <c>tests/vectors/peer-shapes</c>, and where it may differ from the
/// project's output.
/// </summary>
internal static class PeerShapes
{
    private static readonly ConcurrentDictionary<SpanShape, Span[]> s_spans = [];

    // Values of the peer's process. Both sides must have them.
    private static readonly HashSet<string> s_ofTheProcess = [TagNames.RuntimeId, MetricNames.ProcessId];

    /// <summary>The peer's span for one of a set, or <see langword="null"/> where the peer wrote no such span.</summary>
    internal static Span? Find(TraceSet set, int index)
    {
        if (!set.Shape.HasPeer()) return null;
        Span[] peers = s_spans.GetOrAdd(set.Shape, Read);
        int comparable = set.Arrangement switch
        {
            Arrangement.TraceOf20 => set.Shape == SpanShape.Sql ? 0 : 1, // the peer has no children, and a P5 root has another id then
            Arrangement.ThousandSpans when set.Shape != SpanShape.Sql => 1, // the peer has one of each trace
            _ => peers.Length,
        };
        return index < comparable && index < peers.Length ? peers[index] : null;
    }

    /// <exception cref="WrongOutputException">The span has not all that the peer's has, with the same values, or has more.</exception>
    internal static void Verify(Span peer, Span span, TraceFormat format)
    {
        Check(span.SpanId == peer.SpanId && span.ParentId == peer.ParentId, "the ids are not the peer's");
        // v1.0 has one for a chunk; compared with the span's elsewhere
        Check(span.TraceId == peer.TraceId || format == TraceFormat.V1, "the trace id is not the peer's");
        Check((span.Start, span.Duration, span.Error) == (peer.Start, peer.Duration, peer.Error), "time or error are not the peer's");
        Check(Same(span.Service, peer.Service) && Same(span.Name, peer.Name) && Same(span.Resource, peer.Resource)
            && Same(span.Type, peer.Type), "a head string is not the peer's");
        foreach (KeyValuePair<string, string> tag in peer.EnumerateTags())
        {
            Check(s_ofTheProcess.Contains(tag.Key)
                ? span.GetTag(tag.Key) is not null
                : span.GetTag(tag.Key) == tag.Value, $"the tag {tag.Key} is not the peer's");
        }

        foreach (KeyValuePair<string, double> metric in peer.EnumerateMetrics())
        {
            Check(s_ofTheProcess.Contains(metric.Key)
                ? span.GetMetric(metric.Key) is not null
                : span.GetMetric(metric.Key) == metric.Value, $"the number {metric.Key} is not the peer's");
        }

        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
            Check(peer.GetTag(tag.Key) is not null || SpanContent.IsDefaultKind(tag, format), $"the peer has no tag {tag.Key}");
        foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics())
            Check(peer.GetMetric(metric.Key) is not null, $"the peer has no number {metric.Key}");
    }

    private static Span[] Read(SpanShape shape)
    {
        (string file, int chunks) = shape switch
        {
            SpanShape.Simple => ("p1_simple.bin", 1),
            SpanShape.SomeTags => ("p2_some.bin", 1),
            SpanShape.ManyTags => ("p3_many.bin", 1),
            SpanShape.WebServer or SpanShape.WebServerNewTexts => ("p4_web.bin", 1),
            SpanShape.WebServerUniqueUrls => ("p4_web100.bin", 100),
            _ => ("p5_sql1000.bin", 1),
        };
        byte[] bytes = File.ReadAllBytes(Path.Combine(Publishing.RepositoryRoot, "tests", "vectors", "peer-shapes", file));
        // the files have no array around the chunks
        TracePayload payload = TracePayloadReader.Read((byte[])[0xDC, 0, (byte)chunks, .. bytes], TraceFormat.V04);
        Check(payload.BytesRead == bytes.Length + 3, $"{file} is not {chunks} chunks");
        return [.. payload.Chunks.SelectMany(static chunk => Enumerable.Range(0, chunk.Spans.Count).Select(i => chunk.Spans[i]))];
    }

    // An absent text and an empty one are one in v0.5 and v1.0.
    private static bool Same(string? text, string? other) => (text ?? string.Empty) == (other ?? string.Empty);

    private static void Check(bool condition, string message)
    {
        if (!condition) throw new WrongOutputException(message);
    }
}
