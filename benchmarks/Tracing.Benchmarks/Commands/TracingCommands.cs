using System.CommandLine;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Tracing.Benchmarks.Commands;

/// <summary>The program's commands.</summary>
internal static class TracingCommands
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(2);

    internal static Task<int> RunAsync(string[] args)
        => CommandRun.RunAsync(new RootCommand("Benchmarks of SpanPack.Tracing.") { QuickCommand.Create(), SizesCommand.Create() }, args,
            s_patience);
}
