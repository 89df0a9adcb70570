using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>One thread, no network: the writer and the encoder alone, in turns.</summary>
internal static class WriteMeasurement
{
    private const double OneSpanAtMost = 25;
    private const double ThousandSpansAtMost = 8;

    private static readonly TraceFormat[] s_formats = [TraceFormat.V04, TraceFormat.V1];

    /// <summary>Figures of a web trace of one span in each format, then of P5.</summary>
    internal static List<WriteFigures> Run()
    {
        List<WritePair> pairs =
        [
            .. s_formats.Select(static format =>
                new WritePair("web trace of one span", SpanShape.WebServer, Arrangement.OneSpan, format, OneSpanAtMost)),
            .. s_formats.Select(static format =>
                new WritePair("P5, 1,000 spans in a chunk", SpanShape.Sql, Arrangement.ThousandSpans, format, ThousandSpansAtMost)),
        ];
        return pairs.ConvertAll(Run);
    }

    private static WriteFigures Run(WritePair pair)
    {
        using (pair)
        {
            List<CaseFigures> cases = Measurement.Run(pair.Cases);
            (CaseFigures alone, CaseFigures writing) = (cases[0], cases[1]);
            return new WriteFigures(
                pair.Name,
                alone.Nanoseconds,
                writing.Nanoseconds,
                alone.MedianNanoseconds,
                writing.MedianNanoseconds,
                pair.AtMost,
                pair.AllocatedWhileOpen(),
                alone.AllocatedBytes,
                writing.AllocatedBytes);
        }
    }
}
