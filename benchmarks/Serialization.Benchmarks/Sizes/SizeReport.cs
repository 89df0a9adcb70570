using System.Globalization;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Verification;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Sizes;

/// <summary>Bytes a span in each format, as a Markdown table.</summary>
internal static class SizeReport
{
    internal static void Print(TextWriter output)
    {
        output.WriteLine("| payload | spans | v0.4 | v0.5 | v0.7 | v1.0 | v1.0 / v0.4 |");
        output.WriteLine("|---|--:|--:|--:|--:|--:|--:|");
        Row(output, "one minimal span", Written(SpanShape.Minimal, Arrangement.OneSpan));
        Row(output, "one web span", Written(SpanShape.WebServer, Arrangement.OneSpan));
        Row(output, "1,000 web spans, equal values", Written(SpanShape.WebServer, Arrangement.ThousandTraces));
        Row(output, "1,000 web spans, unique URLs", Written(SpanShape.WebServerUniqueUrls, Arrangement.ThousandTraces));
        foreach (string maker in (string[])["ddtrace-py/v0.4", "dd-trace-go/v1.0"]) Chain(output, maker);
    }

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
    private static void Chain(TextWriter output, string maker)
    {
        byte[] sent = File.ReadAllBytes(Path.Combine(PeerShapes.RepositoryRoot, "tests", "vectors", maker, "chain_1200.msgpack"));
        if (!TraceFormats.TryParse(Path.GetFileName(maker), out TraceFormat format)) throw new InvalidOperationException($"{maker} names no format.");
        TracePayload payload = TracePayloadReader.Read(sent, format);
        var sizes = new Sizes(payload.SpanCount);
        foreach (TraceFormat target in TraceFormats.All) sizes[target] = TraceConverter.ToBytes(TraceConverter.Convert(payload, target).Payload).Length;
        Row(output, $"`chain_1200` of {Path.GetDirectoryName(maker)}, sent as {format.GetName()} in {sent.Length / (double)payload.SpanCount:F1} bytes a span", sizes);
    }

    private static void Row(TextWriter output, string name, Sizes sizes)
    {
        string cells = string.Join(" | ", TraceFormats.All.Select(format => sizes.PerSpan(format).ToString("F1", CultureInfo.InvariantCulture)));
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| {name} | {sizes.SpanCount:N0} | {cells} | {sizes[TraceFormat.V1] / (double)sizes[TraceFormat.V04]:F3} |"));
    }
}
