using System.Text.Json;
using SpanPack.Benchmarks.Charts;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Processes;
using Spectre.Console;

namespace SpanPack.Benchmarks.Quick;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(QuickOptions options, IAnsiConsole console, CancellationToken cancellation)
{
    /// <returns>Whether all limits hold that count.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        var limits = QuickLimits.Load();
        if (options.JsonFile is { } file) AtomicFile.Prepare(file);
        if (options.ChartDirectory is { } chosen) ChartFiles.Prepare(chosen);

        QuickReport report = await MeasureAsync(limits);
        FigureTable.Print(console, [.. report.Sets.SelectMany(static set => set.Best())]);
        LimitTable.Print(console, report);
        if (options.JsonFile is { } path)
            AtomicFile.Write(path, JsonSerializer.SerializeToUtf8Bytes(report, QuickJson.Default.QuickReport));
        if (options.ChartDirectory is { } directory) ChartFiles.Write(directory, report);
        return Conclude(report);
    }

    private async Task<QuickReport> MeasureAsync(QuickLimits limits)
    {
        using var measuring = new QuickMeasuring(options, cancellation);
        IReadOnlyList<SetFigures> sets = await measuring.RunAsync();
        IReadOnlyList<AllocationFigure> hostile = HostileSweep.Run();
        return new QuickReport
        {
            Machine = MachineDescription.Current,
            Command = options.Command,
            Date = DateTimeOffset.UtcNow,
            ProcessCount = options.ProcessCount,
            Limits = QuickJudge.Judge(limits, sets, measuring.Skipped, hostile[0]),
            Sets = sets,
            Skipped = measuring.Skipped,
            Hostile = hostile,
        };
    }

    private bool Conclude(QuickReport report)
    {
        int judged = report.Limits.Count(static verdict => verdict.Value is not null);
        int over = report.Limits.Count(static verdict => verdict.IsOver);
        console.WriteLine(over == 0 ? $"All {judged} limits hold." : $"{over} of {judged} limits do not hold.");
        return !report.Limits.Any(verdict => verdict.IsOver && (options.JudgesSpeed || !verdict.IsSpeed));
    }
}
