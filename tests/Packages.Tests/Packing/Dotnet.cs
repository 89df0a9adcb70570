using System.Diagnostics;
using System.Text;

namespace SpanPack.Packages.Tests.Packing;

/// <summary>Runs <c>dotnet</c>, or a program that it installed, as a user would.</summary>
internal static class Dotnet
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(12); // a busy machine takes one or two to pack

    internal static Task<string> RunAsync(string folder, params string[] arguments) => RunAsync("dotnet", folder, arguments);

    /// <returns>The output of the program, which must succeed.</returns>
    internal static async Task<string> RunAsync(string program, string folder, string[] arguments)
    {
        (int exitCode, string output) = await TryRunAsync(program, folder, arguments);
        Assert.True(exitCode == 0, $"{program} {string.Join(' ', arguments)}\nended with {exitCode}:\n{output}");
        return output;
    }

    /// <returns>The exit code and the output of the program.</returns>
    internal static async Task<(int ExitCode, string Output)> TryRunAsync(string program, string folder, string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true,
        };
        // What the test host was told by its own build is not meant for another one.
        string[] told = [.. start.Environment.Keys.Where(static name => name.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase))];
        foreach (string name in told) start.Environment.Remove(name);
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1"; // a node that stays would hold the output open; the compiler's server does not
        start.Environment.Remove("UseSharedCompilation"); // some machines turn it off, and projects of users do not turn it on again
        start.Environment["DOTNET_TieredPGO"] = "0"; // builds end before measured code pays
        start.Environment["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1";
        start.Environment["DOTNET_NOLOGO"] = "1";

        using var process = Process.Start(start)!;
        var output = new StringBuilder();
        process.OutputDataReceived += (_, line) => Append(output, line.Data);
        process.ErrorDataReceived += (_, line) => Append(output, line.Data);
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        using var patience = new CancellationTokenSource(s_patience);
        try
        {
            await process.WaitForExitAsync(patience.Token);
        }
        finally
        {
            if (!process.HasExited) process.Kill(entireProcessTree: true);
        }

        return (process.ExitCode, output.ToString());
    }

    private static void Append(StringBuilder output, string? line)
    {
        lock (output)
        {
            if (line is not null) output.Append(line).Append('\n');
        }
    }
}
