using System.Globalization;
using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Quick;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Services;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>Prints the medians of all rounds with one kind of request. Of collections it is the average.</summary>
internal static class ReportTable
{
    internal static void Print(IAnsiConsole console, RequestFigures figures)
    {
        Table table = Tables.Create(
            console, figures.Request.Label(), "requests a second", "to off", "service, µs a request", "allocated, B", "p50, ms", "p99, ms",
                "fixed rate: p50, ms", "p99, ms", "generations 0, 1, 2 a minute", "resident, MB", "client, µs", "traces lost");
        foreach (TracingKind kind in Enum.GetValues<TracingKind>())
        {
            double perSecond = Median(round => round.RequestsPerSecond);
            double toOff = perSecond / Quantile.Median(figures.All(TracingKind.Off, static round => round.RequestsPerSecond));
            string collections = string.Join(", ",
                Enumerable.Range(0,
                    3).Select(generation => Text(figures.All(kind, round => round.Collections[generation]).Average(), "N1")));
            table.AddRow(
                NameOf(kind), Text(perSecond, "N0"), Text(toOff, "N2"), Text(Median(static round => round.ServiceMicroseconds), "N1"),
                Text(Median(static round => round.AllocatedBytes), "N0"),
                Text(Median(static round => round.Half), "N2"), Text(Median(static round => round.Most), "N2"),
                Text(Median(static round => round.FixedHalf), "N2"), Text(Median(static round => round.FixedMost), "N2"),
                collections, Text(Median(static round => round.ResidentMegabytes), "N0"),
                    Text(Median(static round => round.ClientMicroseconds), "N1"), Text(figures.Lost(kind), "P2"));

            double Median(Func<Round, double> figure) => Quantile.Median(figures.All(kind, figure));
        }

        console.Write(table);
    }

    private static string NameOf(TracingKind kind) => kind switch
    {
        TracingKind.Off => "off",
        TracingKind.SpanPack => "AddDatadogTracing, v1.0",
        _ => "OpenTelemetry SDK, OTLP",
    };

    private static string Text(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
