using SpanPack.Agent.Benchmarks.Obfuscation;
using SpanPack.Agent.Benchmarks.Threads;
using SpanPack.Agent.Benchmarks.Writing;
using SpanPack.Benchmarks.Processes;
using Spectre.Console;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(string command, IAnsiConsole console, CancellationToken cancellation)
{
    private static readonly TraceFormat[] s_formats = [TraceFormat.V04, TraceFormat.V1];

    /// <returns>Whether all limits hold.</returns>
    internal bool Run()
    {
        ReleaseBuild.Demand();
        List<Row> rows = [.. StatementMeasurement.Run().SelectMany(Rows.Of)];
        rows.AddRange(WriteMeasurement.Run().SelectMany(Rows.Of));
        foreach (TraceFormat format in s_formats) rows.AddRange(Rows.Of(WriteMeasurement.RunStream(format)));
        cancellation.ThrowIfCancellationRequested();
        rows.AddRange(Rows.Of(ThreadMeasurement.Run(TraceFormats.Universal)));
        RowTable.Print(console, rows);
        // not through the console, which would break the line
        console.Profile.Out.Writer.WriteLine(MachineDescription.Current.Describe(DateTimeOffset.UtcNow, command));
        return RowTable.Judge(console, rows);
    }
}
