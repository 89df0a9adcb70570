namespace SpanPack.DevAgent.Tests;

/// <summary>Spans for waterfalls. Times are milliseconds after some beginning.</summary>
internal static class Traces
{
    internal const long Beginning = 1_700_000_000_000_000_000;

    internal static Span Span(
        ulong id, ulong parent, string? name, double start, double duration, string? service = "web", string? resource = "r", int error = 0)
            => new()
            {
                TraceId = 10,
                SpanId = id,
                ParentId = parent,
                Service = service,
                Name = name,
                Resource = resource,
                Start = Beginning + (long)(start * 1e6),
                Duration = (long)(duration * 1e6),
                Error = error,
            };

    internal static string Print(WaterfallOptions? options, params Span[] spans) => PrintChunks(options, new TraceChunk(spans));

    internal static string PrintChunks(WaterfallOptions? options, params TraceChunk[] chunks)
    {
        using var writer = new StringWriter { NewLine = "\n" };
        TraceWaterfall.Write(writer, chunks, options);
        return writer.ToString();
    }

    /// <summary>Gets the names of the rows, in order, with the lines of the tree before them.</summary>
    internal static string[] Tree(params Span[] spans)
    {
        string[] lines = Print(new() { Width = 120 }, spans).TrimEnd('\n').Split('\n');
        int name = lines[1].IndexOf("name", StringComparison.Ordinal);
        int resource = lines[1].IndexOf("resource", StringComparison.Ordinal);
        return [.. lines[2..].Select(line => line[name..resource].TrimEnd())];
    }
}
