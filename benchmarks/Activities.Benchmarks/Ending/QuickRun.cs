using System.Diagnostics;
using System.Globalization;
using System.Reflection;
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
    private const int Rounds = 60;
    private const double OfOtlpAtMost = 0.8;

    /// <returns>Whether all limits hold.</returns>
    internal bool Run()
    {
        if (typeof(QuickRun).Assembly.GetCustomAttribute<DebuggableAttribute>() is { IsJITOptimizerDisabled: true }) throw new ProcessException("This is a debug build, whose speed means nothing. Use: dotnet run -c Release");
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        using var listener = new ActivityListener { ShouldListenTo = static _ => true, Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded };
        ActivitySource.AddActivityListener(listener);
        var traffic = new ShopTraffic();
        Row[] rows = [.. Measure(traffic).SelectMany(RowsOf)];
        Print(rows);
        if (jsonFile is not null) AtomicFile.Write(jsonFile, JsonSerializer.SerializeToUtf8Bytes(new EndingReport(MachineDescription.Current, command, DateTimeOffset.UtcNow, rows), EndingJson.Default.EndingReport));
        int over = rows.Count(static row => row.IsOver);
        console.WriteLine(over == 0 ? $"All {rows.Count(static row => row.AtMost is not null)} limits hold." : $"{over} of {rows.Count(static row => row.AtMost is not null)} limits do not hold.");
        return over == 0;
    }

    private IEnumerable<EndingFigures> Measure(ShopTraffic traffic)
    {
        foreach (TraceFormat format in new[] { TraceFormat.V04, TraceFormat.V1 })
        {
            using var measurement = new EndingMeasurement(format);
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

    private void Print(Row[] rows)
    {
        Table table = Tables.Create(console, "minima", "value", "at most", "verdict");
        foreach (Row row in rows) table.AddRow(Markup.Escape(row.Name), Number(row.Value), row.AtMost is { } most ? Number(most) : "", row.AtMost is null ? "" : row.IsOver ? "[red]over[/]" : "[green]ok[/]");
        console.Write(table);
        MachineDescription machine = MachineDescription.Current;
        console.Profile.Out.Writer.WriteLine(FormattableString.Invariant($"{machine.Processor}, {machine.ProcessorCount} processors, {machine.Runtime}, {machine.OperatingSystem}, {DateTimeOffset.UtcNow:yyyy-MM-dd}: `{command}`."));
    }

    private static string Number(double value) => value.ToString("N2", CultureInfo.InvariantCulture);
}
