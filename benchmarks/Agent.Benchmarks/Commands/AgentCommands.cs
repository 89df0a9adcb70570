using System.CommandLine;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary>The program's commands.</summary>
internal static class AgentCommands
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(2);

    internal static Task<int> RunAsync(string[] args)
        => CommandRun.RunAsync(new RootCommand("Benchmarks of SpanPack.Agent.") { QuickCommand.Create(), PostsCommand.Create(),
            SoakCommand.Create() },
            args, s_patience);
}
