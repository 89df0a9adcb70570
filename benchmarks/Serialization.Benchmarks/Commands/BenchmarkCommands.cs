using System.CommandLine;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Commands;

/// <summary>The program's own commands. All other command lines are BenchmarkDotNet's.</summary>
internal static class BenchmarkCommands
{
    // After Ctrl+C: a process that measures is killed and its output read to the end.
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(5);

    private static readonly Command[] s_commands = [QuickCommand.Create(), StreamCommand.Create(), MeasureCommand.Create(), SizesCommand.Create(), LinearityCommand.Create(), CodeSizeCommand.Create(), CodeSizeProcessCommand.Create()];

    internal static bool Owns(string[] args) => args.Length > 0 && Array.Exists(s_commands, command => command.Name == args[0]);

    internal static async Task<int> RunAsync(string[] args)
    {
        var root = new RootCommand("Benchmarks of SpanPack.");
        foreach (Command command in s_commands) root.Subcommands.Add(command);
        ParseResult parsed = root.Parse(args);
        try
        {
            int exitCode = await parsed.InvokeAsync(new InvocationConfiguration { EnableDefaultExceptionHandler = false, ProcessTerminationTimeout = s_patience });
            return parsed.Errors.Count > 0 ? ExitCode.Failed : exitCode;
        }
        catch (OperationCanceledException)
        {
            return ExitCode.Interrupted;
        }
        catch (Exception e) when (e is ProcessException or WrongOutputException or IOException or UnauthorizedAccessException)
        {
            await Console.Error.WriteLineAsync($"error: {e.Message}");
            return ExitCode.Failed;
        }
    }
}
