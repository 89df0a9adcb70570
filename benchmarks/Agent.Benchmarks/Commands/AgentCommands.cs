using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary>The program's commands.</summary>
internal static class AgentCommands
{
    internal static async Task<int> RunAsync(string[] args)
    {
        var root = new RootCommand("Benchmarks of SpanPack.Agent.") { QuickCommand.Create(), JsonCommand.Create(), SoakCommand.Create() };
        ParseResult parsed = root.Parse(args);
        try
        {
            int exitCode = await parsed.InvokeAsync(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
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
