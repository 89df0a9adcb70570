using System.Globalization;
using SpanPack.Benchmarks.Quick;
using SpanPack.Requests.Benchmarks.Services;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>Prints what a run found out.</summary>
internal static class ReportTable
{
    internal static void Print(IAnsiConsole console, RequestReport report)
    {
        Table table = Tables.Create(console, "a service that says hello", "requests a second", "to off", "quarters", "service, µs a request", "client, µs", "allocated, B", "spans lost");
        foreach (KindFigures kind in report.Kinds)
        {
            string quarters = kind.Kind == TracingKind.Off ? "" : $"{Text(kind.OfOffLow, "N3")} to {Text(kind.OfOffHigh, "N3")}";
            table.AddRow(NameOf(kind.Kind), Text(kind.RequestsPerSecond, "N0"), Text(kind.OfOff, "N3"), quarters, Text(kind.ServiceMicroseconds, "N1"), Text(kind.ClientMicroseconds, "N1"), Text(kind.AllocatedBytes, "N0"), Text(kind.Lost, "P1"));
        }

        console.Write(table);
        TextWriter output = console.Profile.Out.Writer; // not through the console, which would break lines that somebody copies
        output.WriteLine(FormattableString.Invariant($"At least {report.OfOffAtLeast} of off, more than OTLP, nothing lost: {(report.HoldsLimits ? "ok" : "not reached")}."));
        output.WriteLine(report.Machine.Describe(report.Date, report.Command));
    }

    private static string NameOf(TracingKind kind) => kind switch
    {
        TracingKind.Off => "off",
        TracingKind.SpanPack => "AddDatadogTracing, v1.0",
        TracingKind.SpanPackV04 => "AddDatadogTracing, v0.4",
        TracingKind.Otlp => "OTLP, no tags",
        _ => "OTLP, tags of its instrumentation",
    };

    private static string Text(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
