using System.CommandLine;

namespace SpanPack.Benchmarks.Commands;

/// <summary>What commands share that measure what has a limit.</summary>
internal static class JudgedCommand
{
    /// <summary>Makes the option that names a file for the figures.</summary>
    internal static Option<string?> JsonOption() => new("--json") { Description = "Write the figures into this file.", HelpName = "FILE" };

    /// <summary>Makes the option that has limits of speed decide the exit code.</summary>
    internal static Option<bool> SpeedOption()
        => new("--judge-speed") { Description = "Exit 1 also when a limit of speed does not hold: for machines that do nothing else." };

    /// <summary>Says how a run is started again.</summary>
    /// <param name="parsed">The command line.</param>
    /// <param name="project">The folder of the program in <c>benchmarks</c>.</param>
    internal static string LineOf(ParseResult parsed, string project)
        => $"dotnet run -c Release --project benchmarks/{project} -- {string.Join(' ', parsed.Tokens.Select(static token => token.Value))}";

    /// <summary>Has a command measure, and exit by what came out.</summary>
    /// <param name="command">The command.</param>
    /// <param name="run">Measures, and says whether all limits hold.</param>
    internal static void SetRun(this Command command, Func<ParseResult, CancellationToken, Task<bool>> run)
        // On another thread: Ctrl+C is looked for only once the action has returned its task.
        => command.SetAction((parsed, cancellation) =>
            Task.Run(async () => await run(parsed, cancellation) ? ExitCode.Succeeded : ExitCode.OverLimit, CancellationToken.None));
}
