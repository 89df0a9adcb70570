using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Benchmarks.Processes;
using SpanPack.Seeds.Figures;
using SpanPack.Seeds.Page;
using SpanPack.Seeds.Running;

namespace SpanPack.Seeds;

/// <summary>The program's only command: measures rows and writes the page.</summary>
internal static class SeedsCommand
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(5);

    internal static Task<int> RunAsync(string[] args)
    {
        Option<string[]> rows = new("--row")
        {
            Description = "Measure this row alone and leave the others on the page as they are; may be given again.",
            HelpName = "ROW",
            AllowMultipleArgumentsPerToken = true,
        };
        rows.AcceptOnlyFromAmong([.. SeedRows.All.Select(static row => row.Id)]);
        Option<string> output = new("--output")
        {
            Description = "The page.",
            HelpName = "FILE",
            DefaultValueFactory = static _ => Path.Combine(Publishing.RepositoryRoot, "docs", "measured.md"),
        };
        var root = new RootCommand("Runs the benchmarks of every figure that was promised and writes docs/measured.md: "
            + "what the existing tracer published, and what this library takes here. Takes about 25 minutes; "
            + "the machine should do nothing else.") { rows, output };
        root.SetAction((parsed, cancellation) => MeasureAsync(parsed.GetValue(rows) ?? [], parsed.GetValue(output)!, cancellation));
        return CommandRun.RunAsync(root, args, s_patience);
    }

    private static async Task<int> MeasureAsync(string[] only, string file, CancellationToken cancellation)
    {
        var page = MeasuredPage.Read(file);
        var benchmarks = new BenchmarkRuns(cancellation);
        foreach (SeedRow row in SeedRows.All.Where(row => only.Length == 0 || only.Contains(row.Id)))
        {
            await Console.Error.WriteLineAsync($"{row.Id}: {row.Benchmark.Line}");
            page.Set(row.Id, SectionText.Of(row, await benchmarks.RunAsync(row.Benchmark)));
            page.Write(file); // what was measured stays when a later row fails
        }

        return ExitCode.Succeeded;
    }
}
