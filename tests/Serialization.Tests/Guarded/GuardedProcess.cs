using System.Diagnostics;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// Runs <see cref="GuardedProgram"/> in a process of its own, and again from where it was stopped, so that each name has an outcome.
/// </summary>
internal static class GuardedProcess
{
    private static readonly TimeSpan s_mostEver = TimeSpan.FromMinutes(10); // a writer that has overrun its memory may not come to an end

    private static readonly Lazy<Dictionary<string, GuardedOutcome>> s_all =
        new(() => RunAll([.. GuardedShapes.Names, .. GuardedPayloads.Names]));

    /// <summary>The outcome of a name, from the one run that does them all.</summary>
    internal static GuardedOutcome Of(string name) => s_all.Value[name];

    internal static Dictionary<string, GuardedOutcome> RunAll(IEnumerable<string> names)
    {
        var left = new List<string>(names);
        var outcomes = new Dictionary<string, GuardedOutcome>();
        while (left.Count > 0)
        {
            (int exitCode, string[] output, string error) = Run(["guarded", .. left]);
            foreach (string line in output.Where(static line => line.StartsWith("end ", StringComparison.Ordinal)))
            {
                string name = left.First(name => line.StartsWith($"end {name}: ", StringComparison.Ordinal));
                string text = line[$"end {name}: ".Length..];
                outcomes.Add(name,
                    new GuardedOutcome(text.StartsWith(GuardedOutcome.Passed, StringComparison.Ordinal), IsStopped: false, text));
            }

            left.RemoveAll(outcomes.ContainsKey);
            if (left.Count == 0) break;
            if (!output.Contains("begin " + left[0]))
                throw new InvalidOperationException($"The process did not begin with {left[0]}: exit code {exitCode}. {error}");
            outcomes.Add(left[0], Explain(left[0], exitCode));
            left.RemoveAt(0);
        }

        return outcomes;
    }

    /// <summary>Does once more what was stopped, each step printed before it is done.</summary>
    private static GuardedOutcome Explain(string name, int exitCode)
    {
        (_, string[] output, string error) = Run(["guarded", "--details", name]);
        IEnumerable<string> place = error.Split('\n')
            .Where(static line => line.Contains("SpanPack.", StringComparison.Ordinal))
            .Take(5)
            .Select(static line => line.Trim());
        return new GuardedOutcome(IsPassed: false, IsStopped: true,
            $"stopped with exit code {exitCode} at: {output.LastOrDefault()}\n{string.Join("\n", place)}");
    }

    private static (int ExitCode, string[] Output, string Error) Run(IEnumerable<string> arguments)
    {
        string dotnet = Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet" ? Environment.ProcessPath! : "dotnet";
        var start = new ProcessStartInfo(dotnet,
            ["exec", typeof(GuardedProcess).Assembly.Location, .. arguments])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true
        };
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0"; // being stopped is what some of the tests expect
        using Process process = Process.Start(start)!;
        Task<string> error = process.StandardError.ReadToEndAsync();
        Task<string> output = process.StandardOutput.ReadToEndAsync();
        if (!process.WaitForExit(s_mostEver)) process.Kill();
        return (process.ExitCode, output.Result.Split('\n', StringSplitOptions.RemoveEmptyEntries), error.Result);
    }
}
