using SpanPack.Agent.Benchmarks.Obfuscation;
using SpanPack.Agent.Benchmarks.Threads;
using SpanPack.Agent.Benchmarks.Writing;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>
/// Makes rows of figures: the one place that knows the limits, but for those of <see cref="WriteMeasurement"/> and
/// <see cref="StatementMeasurement"/>.
/// </summary>
internal static class Rows
{
    private const double ThreadsAtMost = 1 / 0.9;

    internal static IEnumerable<Row> Of(StatementFigures figures) =>
    [
        new($"{figures.Name}: ns", figures.Nanoseconds, figures.NanosecondsAtMost),
        new($"{figures.Name}: B", figures.Allocated, figures.AllocatedAtMost),
    ];

    internal static IEnumerable<Row> Of(WriteFigures figures)
    {
        yield return new($"{figures.Name}: encoder alone, ns a span", figures.EncoderNanoseconds);
        yield return new($"{figures.Name}: Write takes more, ns a span", figures.MoreNanoseconds, figures.AtMost);
        if (figures.AllocatedWhileOpen is { } open)
            yield return new($"{figures.Name}: allocated while a segment is open, B a span", open, 0);
        yield return new($"{figures.Name}: allocated more than by the encoder alone, with handing over, B a span",
            figures.WriteAllocated - figures.EncoderAllocated);
    }

    internal static IEnumerable<Row> Of(StreamFigures figures) =>
    [
        new($"{figures.Name}: encoder alone, ns a span", figures.EncoderNanoseconds),
        new($"{figures.Name}: Write without obfuscation takes more, ns a span", figures.PlainNanoseconds - figures.EncoderNanoseconds),
        new($"{figures.Name}: obfuscation takes more, ns a span", figures.WriteNanoseconds - figures.PlainNanoseconds),
        new($"{figures.Name}: Write allocates more than the encoder alone, B a span", figures.WriteAllocated - figures.EncoderAllocated),
    ];

    internal static IEnumerable<Row> Of(ThreadFigures figures) =>
    [
        new("two threads, mixed, an encoder each: million spans a second", figures.EncoderSpans / 1e6),
        new("two threads, mixed: spans a second of encoders / of the writer", figures.EncoderSpans / figures.WriterSpans, ThreadsAtMost),
        new("two threads, mixed: the same of the medians", figures.EncoderMedian / figures.WriterMedian),
    ];
}
