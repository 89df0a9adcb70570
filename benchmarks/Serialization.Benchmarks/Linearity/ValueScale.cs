using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Text;

namespace SpanPack.Benchmarks.Linearity;

/// <summary>One value that grows.</summary>
internal static class ValueScale
{
    private const int KB = 1024;

    internal static ScaleTable Table { get; } = new(
        "Values",
        "A P1 span with one more tag, whose value has so many characters: ASCII, or Chinese of three bytes each. What the span costs with an empty value is not part of the cost of 1,024 characters.",
        "characters",
        "Ki",
        KB,
        [0, 1, 32, KB, 32 * KB, KB * KB],
        [
            new ScaleColumn("v0.4", static count => Write(TraceFormat.V04, TextKind.Ascii, count)),
            new ScaleColumn("v0.5", static count => Write(TraceFormat.V05, TextKind.Ascii, count)),
            new ScaleColumn("v1.0", static count => Write(TraceFormat.V1, TextKind.Ascii, count)),
            new ScaleColumn("v0.4 Chinese", static count => Write(TraceFormat.V04, TextKind.Chinese, count)),
        ]);

    private static double Write(TraceFormat format, TextKind kind, int length)
    {
        Span span = SpanShapes.Create(SpanShape.Simple);
        span.SetTag("http.request.body", length == 0 ? string.Empty : Texts.Create(kind, length));
        return TimedWriter.Time(format, [ShapeProcess.Chunk(SpanShape.Simple, span)]);
    }
}
