using System.Globalization;
using System.Reflection;

namespace SpanPack.Benchmarks.Sizes;

/// <summary>Bytes a span in each format, as a Markdown table.</summary>
internal static class SizeReport
{
    private const int ManySpans = 1000;

    internal static void Print(TextWriter output)
    {
        output.WriteLine("| payload | spans | v0.4 | v0.5 | v0.7 | v1.0 | v1.0 / v0.4 |");
        output.WriteLine("|---|--:|--:|--:|--:|--:|--:|");
        Row(output, "one minimal span", Written([Minimal()]));
        Row(output, "one web span", Written([SpanShapes.Create(SpanShape.WebServer)]));
        Row(output, "1,000 web spans, equal values", Written(Web(static (_, _) => { })));
        Row(output, "1,000 web spans, unique URLs", Written(Web(static (tags, i) => tags.Url = string.Create(CultureInfo.InvariantCulture, $"https://shop.example.com/api/orders/{100000 + i}/items"))));
        foreach (string maker in (string[])["ddtrace-py/v0.4", "dd-trace-go/v1.0"]) Chain(output, maker);
    }

    private static Span Minimal() => new() { TraceId = 10, SpanId = 11, Service = "svc", Name = "op", Resource = "r", Type = "web", Start = 1700000000000000000, Duration = 1000 };

    private static Span[] Web(Action<WebServerTags, int> change)
    {
        var spans = new Span[ManySpans];
        for (int i = 0; i < spans.Length; i++)
        {
            spans[i] = SpanShapes.Create(SpanShape.WebServer, i);
            change((WebServerTags)spans[i].Tags!, i);
        }

        return spans;
    }

    /// <summary>One-span traces written by a tracer.</summary>
    private static Sizes Written(Span[] spans)
    {
        var sizes = new Sizes(spans.Length);
        foreach (TraceFormat format in TraceFormats.All)
        {
            using var writer = new TracePayloadWriter(format, new TracePayloadWriterOptions { ProcessTags = SpanShapes.Process, Header = s_header, TargetBytes = TracePayloadWriter.AgentLimitBytes, MaxBytes = TracePayloadWriter.AgentLimitBytes });
            foreach (Span span in spans) writer.TryAppend(new TraceChunk(span) { SamplingPriority = 1, SamplingMechanism = 1 });
            sizes[format] = writer.Complete().Length;
        }

        return sizes;
    }

    /// <summary>The payload that a tracer sent, converted.</summary>
    private static void Chain(TextWriter output, string maker)
    {
        string root = typeof(SizeReport).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(static a => a.Key == "RepositoryRoot").Value!;
        byte[] sent = File.ReadAllBytes(Path.Combine(root, "tests", "vectors", maker, "chain_1200.msgpack"));
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

    private static readonly TracePayloadHeader s_header = new()
    {
        LanguageName = "dotnet", LanguageVersion = "10.0.12", TracerVersion = "0.1.0", RuntimeId = SpanShapes.RuntimeId, Environment = "prod", AppVersion = "1.2.3",
    };
}
