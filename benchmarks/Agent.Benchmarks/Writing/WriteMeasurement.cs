using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Streams;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>One thread, no network: the writer and the encoder alone, in turns.</summary>
internal static class WriteMeasurement
{
    private const double OneSpanAtMost = 25;
    private const double ThousandSpansAtMost = 8;
    private const int StreamSpans = 20_000; // of which constants are a small part of the statements that are obfuscated

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

    /// <summary>Figures of the mixed stream, in which a fifth of the statements of SQL and all commands of Redis are new.</summary>
    internal static StreamFigures RunStream(TraceFormat format)
    {
        var stream = new SpanStream(StreamKind.Mixed, StreamSpans);
        using var alone = new StreamEncoding(stream, format);
        using var plain = new StreamSegments(stream, format, obfuscates: false);
        using var writing = new StreamSegments(stream, format, obfuscates: true);
        string name = $"mixed stream, {format.GetName()}";
        var group = new CaseGroup(name, name);
        List<CaseFigures> cases = Measurement.Run(
        [
            new MeasuredCase(group, "encoder alone", CaseKind.Floor, alone),
            new MeasuredCase(group, "Write without obfuscation", CaseKind.Writer, plain),
            new MeasuredCase(group, "Write", CaseKind.Writer, writing),
        ]);
        return new StreamFigures(name, cases[0].Nanoseconds, cases[1].Nanoseconds, cases[2].Nanoseconds, cases[0].AllocatedBytes,
            cases[2].AllocatedBytes);
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
