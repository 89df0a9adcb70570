using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Sizes;

/// <summary>Writes the payloads that the report is about.</summary>
internal static class SizeRows
{
    internal static IReadOnlyList<SizeRow> All() =>
    [
        new("one minimal span", Written(SpanShape.Minimal, Arrangement.OneSpan)),
        new("one web span", Written(SpanShape.WebServer, Arrangement.OneSpan)),
        new("1,000 web spans, equal values", Written(SpanShape.WebServer, Arrangement.ThousandTraces)),
        new("1,000 web spans, unique URLs", Written(SpanShape.WebServerUniqueUrls, Arrangement.ThousandTraces)),
        Chain("ddtrace-py/v0.4"),
        Chain("dd-trace-go/v1.0"),
    ];

    /// <summary>One-span traces written by a tracer.</summary>
    private static Sizes Written(SpanShape shape, Arrangement arrangement)
    {
        var set = new TraceSet(shape, arrangement);
        var sizes = new Sizes(set.Spans.Length);
        foreach (TraceFormat format in TraceFormats.All)
        {
            using var writing = new PayloadWriting(set, format);
            sizes[format] = writing.Run();
        }

        return sizes;
    }

    /// <summary>The payload that a tracer sent, converted.</summary>
    private static SizeRow Chain(string maker)
    {
        byte[] sent = File.ReadAllBytes(Path.Combine(Publishing.RepositoryRoot, "tests", "vectors", maker, "chain_1200.msgpack"));
        if (!TraceFormats.TryParse(Path.GetFileName(maker), out TraceFormat format))
            throw new InvalidOperationException($"{maker} names no format.");
        TracePayload payload = TracePayloadReader.Read(sent, format);
        var sizes = new Sizes(payload.SpanCount);
        foreach (TraceFormat target in TraceFormats.All)
            sizes[target] = TraceConverter.ToBytes(TraceConverter.Convert(payload, target).Payload).Length;
        return new SizeRow($"`chain_1200` of {Path.GetDirectoryName(maker)}, sent as {format.GetName()} in "
            + $"{sent.Length / (double)payload.SpanCount:F1} bytes a span",
            sizes);
    }
}
