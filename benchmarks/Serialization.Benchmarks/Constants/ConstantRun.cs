using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;
using Spectre.Console;

namespace SpanPack.Benchmarks.Constants;

/// <summary>One span a call: the constants of three shapes, and what the tags of Azure App Services add. In turns.</summary>
internal sealed class ConstantRun(
    int rounds, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    private const int CallsOfRound = 20_000;

    // The last one is the first with the eleven tags of a site.
    private static readonly SpanShape[] s_shapes = [SpanShape.Simple, SpanShape.SomeTags, SpanShape.ManyTags, SpanShape.AppService];

    /// <returns>Whether all limits hold.</returns>
    internal bool Run()
    {
        ReleaseBuild.Demand();
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        Workload[] writers = [.. s_shapes.Select(static shape => new ChunkWriting(new TraceSet(shape, Arrangement.OneSpan)))];
        foreach (Workload writer in writers) writer.Verify();
        double[][] times = Array.ConvertAll(writers, _ => new double[rounds]);
        for (int round = -rounds; round < rounds; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            for (int i = 0; i < writers.Length; i++)
            {
                double time = Time(writers[i]);
                if (round >= 0) times[i][round] = time;
            }
        }

        JudgedRow[] rows = [.. Rows(times, Array.ConvertAll(writers, static writer => new[] { AllocationMeter.PerSpan(writer) }))];
        string[] ofBytes = [.. rows.Select(static row => row.Name).Where(static name => name.EndsWith(": B", StringComparison.Ordinal))];
        return RowReport.Of(command, rows, Array.ConvertAll(ofBytes, static name => new RowLimit(name, 0))).Publish(console, jsonFile);
    }

    private static double Time(Workload writer)
    {
        double start = ThreadClock.Now();
        for (int i = 0; i < CallsOfRound; i++) writer.Run();
        return (ThreadClock.Now() - start) / CallsOfRound;
    }

    private static IEnumerable<JudgedRow> Rows(double[][] times, double[][] bytes)
    {
        for (int i = 0; i < s_shapes.Length; i++)
        {
            yield return new JudgedRow($"{s_shapes[i].Label()}, one span a call: ns", times[i], []) { IsAlone = true };
            yield return new JudgedRow($"{s_shapes[i].Label()}, one span a call: B", bytes[i], []) { IsAlone = true };
        }

        yield return new JudgedRow("the eleven tags of a site, more than without: ns", times[^1], times[0], IsDifference: true);
    }
}
