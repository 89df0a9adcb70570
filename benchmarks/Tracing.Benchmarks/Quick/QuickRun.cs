using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Tracing.Benchmarks.Activities;
using SpanPack.Tracing.Benchmarks.Calls;
using SpanPack.Tracing.Benchmarks.Chunks;
using SpanPack.Tracing.Benchmarks.Peers;
using SpanPack.Tracing.Benchmarks.Scaling;
using Spectre.Console;

namespace SpanPack.Tracing.Benchmarks.Quick;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(int rounds, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        IReadOnlyList<RowLimit> limits = RowLimits.Load("quick");
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        var calls = new CallRounds(rounds, cancellation);
        List<JudgedRow> rows = [];
        rows.AddRange(await ManualRows.MeasureAsync(calls, cancellation));
        rows.AddRange(await ActivityRows.MeasureAsync(calls, cancellation));
        rows.AddRange(ChunkRows.Measure(calls));
        rows.AddRange(await PeerRows.MeasureAsync(calls, cancellation));
        rows.AddRange(await ScalingRows.MeasureAsync(rounds, cancellation));
        return RowReport.Of(command, rows, limits).Publish(console, jsonFile);
    }
}
