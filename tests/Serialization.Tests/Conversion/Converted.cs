using System.Globalization;

namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>Converts what a test is about, and says what came of it in a form that can be compared.</summary>
internal static class Converted
{
    internal static ConversionResult Of(TraceFormat source, TraceFormat target, in TraceChunk chunk)
        => TraceConverter.Convert(new TracePayload { Format = source, Chunks = [chunk] }, target);

    internal static ConversionResult Of(TraceFormat source, TraceFormat target, params Span[] spans)
        => Of(source, target, new TraceChunk(spans));

    /// <summary>What was lost, how many times and where first.</summary>
    internal static string[] Losses(this ConversionResult result)
        => [.. result.Report.Losses.Select(static loss => $"{loss.What}, {loss.Count} at {loss.FirstPath}")];

    internal static TraceChunk Chunk(this ConversionResult result) => result.Payload.Chunks[0];

    internal static Span Span(this ConversionResult result, int index = 0) => result.Chunk().Spans[index];

    /// <summary>The value of a tag on each span, in one line; a dash where there is none.</summary>
    internal static string Tags(this ConversionResult result, string name)
    {
        var values = new List<string>();
        foreach (Span span in result.Chunk().Spans) values.Add(span.GetTag(name) ?? "-");
        return string.Join(' ', values);
    }

    /// <summary>The value of a number on each span, in one line; a dash where there is none.</summary>
    internal static string Numbers(this ConversionResult result, string name)
    {
        var values = new List<string>();
        foreach (Span span in result.Chunk().Spans) values.Add(span.GetMetric(name)?.ToString(CultureInfo.InvariantCulture) ?? "-");
        return string.Join(' ', values);
    }
}
