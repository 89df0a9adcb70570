using System.CommandLine;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Commands;

/// <summary>Runs a command line of a benchmark program.</summary>
internal static class CommandRun
{
    /// <param name="root">The program.</param>
    /// <param name="args">The command line.</param>
    /// <param name="patience">How long it may go on after Ctrl+C.</param>
    /// <returns>The exit code. What is foreseen to fail is a line on the error stream.</returns>
    internal static async Task<int> RunAsync(RootCommand root, string[] args, TimeSpan patience)
    {
        ParseResult parsed = root.Parse(args);
        try
        {
            int exitCode = await parsed.InvokeAsync(new InvocationConfiguration
            {
                EnableDefaultExceptionHandler = false,
                ProcessTerminationTimeout = patience
            });
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
