using System.Text.Json;
using SpanPack.Activities.Benchmarks.Traffic;
using SpanPack.Agent.Benchmarks.Quick;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    private const int Rounds = 250;
    private const double OfOtlpAtMost = 0.8;

    /// <returns>Whether all limits hold.</returns>
    internal bool Run()
    {
        ReleaseBuild.Demand();
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        var traffic = new ShopTraffic();
        Row[] rows = [.. Measure(traffic).SelectMany(RowsOf)];
        var report = new EndingReport(MachineDescription.Current, command, DateTimeOffset.UtcNow, rows);
        RowTable.Print(console, rows);
        console.Profile.Out.Writer.WriteLine(report.Machine.Describe(report.Date, command)); // not through the console, which would break lines that somebody copies
        if (jsonFile is not null) AtomicFile.Write(jsonFile, JsonSerializer.SerializeToUtf8Bytes(report, EndingJson.Default.EndingReport));
        return RowTable.Judge(console, rows);
    }

    private IEnumerable<EndingFigures> Measure(ShopTraffic traffic)
    {
        foreach (TraceFormat format in new[] { TraceFormat.V04, TraceFormat.V1 })
        {
            using var measurement = new EndingMeasurement(format);
            measurement.Run("to warm up", traffic.MakeAny, Rounds, cancellation);
            yield return measurement.Run($"a web request alone, {format.GetName()}", traffic.MakeLoneRequest, Rounds, cancellation);
            yield return measurement.Run($"a web request and two children, {format.GetName()}", traffic.MakeWebRequest, Rounds, cancellation);
            yield return measurement.Run($"mixed stream of a shop, {format.GetName()}", traffic.MakeAny, Rounds, cancellation);
        }
    }

    // Events are objects, which the mixed stream has: only the request must allocate nothing.
    private static IEnumerable<Row> RowsOf(EndingFigures figures) =>
    [
        new($"{figures.Name}: reading, ns a span", figures.Reading),
        new($"{figures.Name}: mapping, ns a span", figures.Mapping),
        new($"{figures.Name}: encoding, ns a span", figures.Encoding),
        new($"{figures.Name}: from the end to bytes in the segment, ns a span", figures.Ending),
        new($"{figures.Name}: serialization of the OTLP exporter, ns a span", figures.Otlp),
        new($"{figures.Name}: ours / OTLP", figures.Ending / figures.Otlp, OfOtlpAtMost),
        new($"{figures.Name}: ours / OTLP, medians", figures.EndingMedian / figures.OtlpMedian),
        new($"{figures.Name}: allocated, B a span", figures.Allocated, figures.Name.StartsWith("a web", StringComparison.Ordinal) ? 0 : null),
    ];
}
