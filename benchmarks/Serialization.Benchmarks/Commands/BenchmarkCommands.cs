using System.CommandLine;

namespace SpanPack.Benchmarks.Commands;

/// <summary>The program's commands.</summary>
internal static class BenchmarkCommands
{
    // After Ctrl+C: a process that measures is killed and its output read to the end.
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(5);

    internal static Task<int> RunAsync(string[] args)
        => CommandRun.RunAsync(new RootCommand("Benchmarks of SpanPack.")
        {
            QuickCommand.Create(),
            ConstantsCommand.Create(),
            CompareCommand.Create(),
            StreamCommand.Create(),
            MeasureCommand.Create(),
            SizesCommand.Create(),
            CodeSizeCommand.Create(),
            CodeSizeProcessCommand.Create(),
        }, args, s_patience);
}
