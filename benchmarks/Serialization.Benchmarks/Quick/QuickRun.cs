using System.Diagnostics;
using System.Reflection;
using System.Text.Json;
using SpanPack.Benchmarks.Charts;
using Spectre.Console;

namespace SpanPack.Benchmarks.Quick;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(QuickOptions options, IAnsiConsole console, CancellationToken cancellation)
{
    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        if (typeof(QuickRun).Assembly.GetCustomAttribute<DebuggableAttribute>() is { IsJITOptimizerDisabled: true }) throw new QuickException("This is a debug build, whose speed means nothing. Use: dotnet run -c Release");
        var limits = QuickLimits.Load();
        if (options.JsonFile is { } file) AtomicFile.Prepare(file);
        if (options.ChartDirectory is { } chosen) ChartFiles.Prepare(chosen);

        QuickReport report = Report(limits, await MeasureAsync());
        QuickTables.Print(console, report);
        if (options.JsonFile is { } path) AtomicFile.Write(path, JsonSerializer.SerializeToUtf8Bytes(report, QuickJson.Default.QuickReport));
        if (options.ChartDirectory is { } directory) ChartFiles.Write(directory, report);
        return Conclude(report);
    }

    private async Task<List<ProcessFigures>> MeasureAsync()
    {
        var processes = new List<ProcessFigures>();
        for (int i = 1; i <= options.ProcessCount; i++)
        {
            await Console.Error.WriteLineAsync($"Process {i} of {options.ProcessCount} measures, for about 15 seconds.");
            processes.Add(await QuickProcess.RunAsync(cancellation));
        }

        return processes;
    }

    private QuickReport Report(QuickLimits limits, List<ProcessFigures> processes) => new()
    {
        Machine = MachineDescription.Current,
        Command = options.Command,
        Date = DateTimeOffset.UtcNow,
        Tolerance = options.Tolerance,
        Ratios = QuickSummary.Judge(limits, processes, options.Tolerance),
        Best = QuickSummary.Best(processes),
        Processes = processes,
    };

    private bool Conclude(QuickReport report)
    {
        int over = report.Ratios.Count(static verdict => verdict.IsOver);
        string times = options.Tolerance == 1 ? string.Empty : FormattableString.Invariant($" times {options.Tolerance}");
        console.WriteLine(over == 0 ? $"All {report.Ratios.Count} limits{times} hold." : $"{over} of {report.Ratios.Count} limits{times} do not hold.");
        return over == 0;
    }
}
