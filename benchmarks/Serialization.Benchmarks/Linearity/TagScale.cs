using System.Globalization;
using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Benchmarks.Linearity;

/// <summary>Tags set by name: setting them and writing them.</summary>
internal static class TagScale
{
    private const int MaxCount = 1000;

    private static readonly string[] s_keys = [.. Enumerable.Range(0, MaxCount).Select(static i => string.Create(CultureInfo.InvariantCulture, $"custom.tag.{i}"))];

    internal static ScaleTable Table { get; } = new(
        "Tags",
        "A span with tags set by name. What a span without tags costs is not part of the cost of a tag.",
        "tags",
        "tag",
        1,
        [0, 1, 10, 100, MaxCount],
        [
            new ScaleColumn("set", static count => SteadyTimer.Time(() => Create(count))),
            new ScaleColumn("v0.4", static count => Write(TraceFormat.V04, count)),
            new ScaleColumn("v0.5", static count => Write(TraceFormat.V05, count)),
            new ScaleColumn("v1.0", static count => Write(TraceFormat.V1, count)),
        ]);

    private static double Write(TraceFormat format, int count) => TimedWriter.Time(format, [ShapeProcess.Chunk(SpanShape.Simple, Create(count))]);

    private static Span Create(int count)
    {
        Span span = SpanShapes.Create(SpanShape.Simple);
        for (int i = 0; i < count; i++) span.SetTag(s_keys[i], "some value");
        return span;
    }
}
