using System.CommandLine;

namespace SpanPack.Benchmarks.Commands;

/// <summary>The program's own commands. All other command lines are BenchmarkDotNet's.</summary>
internal static class BenchmarkCommands
{
    // After Ctrl+C: a process that measures is killed and its output read to the end.
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(5);

    private static readonly Command[] s_commands = [QuickCommand.Create(), CompareCommand.Create(), StreamCommand.Create(), MeasureCommand.Create(), SizesCommand.Create(), LinearityCommand.Create(), CodeSizeCommand.Create(), CodeSizeProcessCommand.Create()];

    internal static bool Owns(string[] args) => args.Length > 0 && Array.Exists(s_commands, command => command.Name == args[0]);

    internal static Task<int> RunAsync(string[] args)
    {
        var root = new RootCommand("Benchmarks of SpanPack.");
        foreach (Command command in s_commands) root.Subcommands.Add(command);
        return CommandRun.RunAsync(root, args, s_patience);
    }
}
