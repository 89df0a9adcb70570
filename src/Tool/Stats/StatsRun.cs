using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Measures the named payloads.</summary>
internal sealed class StatsRun(StandardOutput output, LinePrinter printer, CancellationToken cancellation)
{
    /// <returns>The exit code.</returns>
    internal Task<int> RunAsync(IReadOnlyList<PayloadFile> files) => EachPayload.RunAsync(files, output, MeasureAsync, cancellation);

    private async Task<TraceFormatException?> MeasureAsync(PayloadFile file)
    {
        PayloadBytes body = await file.OpenAsync(cancellation);
        var counts = new PayloadCounts();
        if (PayloadPlayer.Count(file, body.Span, counts, cancellation) is { } refused) return refused;

        using var progress = new ProgressLine(file.Name);
        var walker = new WireWalker(body, counts.Format);
        walker.Walk(counts.BytesRead, progress, cancellation);
        progress.Dispose();
        printer.Heading(0, Title(file, counts));
        var report = new StatsReport(printer);
        report.Print(walker, body, counts.ByteCount - counts.BytesRead);
        if (counts.ByteCount > FormatSizes.MaxBytes) printer.Note(1, "too large to be converted: no sizes in other formats");
        else PrintSizes(report, file, body, counts);
        return null;
    }

    private void PrintSizes(StatsReport report, PayloadFile file, PayloadBytes body, PayloadCounts counts)
    {
        try
        {
            report.PrintSizes(FormatSizes.Measure(body.Span, counts.Format, file.BoundBytes(body.Span.Length), cancellation),
                counts.ByteCount, file.BoundBytes(body.Span.Length));
        }
        catch (TraceFormatException e) when (e.ExceedsBudget)
        {
            printer.Note(1, $"no sizes in other formats: {MemoryExceeded.Of(file.Name, file.BoundBytes(body.Span.Length)).Message}");
        }
    }

    private static string Title(PayloadFile file, PayloadCounts counts)
    {
        string each = counts.Spans == 0
            ? string.Empty
            : string.Create(CultureInfo.InvariantCulture, $", {(double)counts.ByteCount / counts.Spans:N0} bytes a span");
        return string.Create(CultureInfo.InvariantCulture, $"{file.Name}: {counts}{each}");
    }
}
