using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(int rounds, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    /// <summary>Gets the text that names of the measured traffic have; null for all.</summary>
    internal string? Only { get; init; }

    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        IReadOnlyList<RowLimit> limits = RowLimits.Load("quick");
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        List<JudgedRow> rows = [];
        foreach (TraceFormat format in new[] { TraceFormat.V04, TraceFormat.V1 })
            rows.AddRange(await new FormatRun(format, rounds, cancellation) { Only = Only }.RunAsync());
        return RowReport.Of(command, rows, limits).Publish(console, jsonFile);
    }
}
