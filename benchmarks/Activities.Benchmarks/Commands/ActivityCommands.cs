using System.CommandLine;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Activities.Benchmarks.Commands;

/// <summary>The program's commands.</summary>
internal static class ActivityCommands
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(2);

    internal static Task<int> RunAsync(string[] args)
        => CommandRun.RunAsync(new RootCommand("Benchmarks of SpanPack.Activities.") { QuickCommand.Create() }, args, s_patience);
}
