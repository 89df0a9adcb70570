using System.Diagnostics;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Starts this program once more, which measures and prints its figures as JSON.</summary>
internal static class QuickProcess
{
    /// <summary>The hidden command of the second process.</summary>
    internal const string Command = "quick-process";

    // Both processes get Ctrl+C; the second may be gone before the first knows why.
    private static readonly TimeSpan s_interruptDelay = TimeSpan.FromMilliseconds(500);

    /// <exception cref="OperationCanceledException">Ctrl+C; the process is gone.</exception>
    /// <exception cref="QuickException">The process failed.</exception>
    internal static Task<ProcessFigures> RunAsync(CancellationToken cancellation) => RunAsync(QuickJson.Default.ProcessFigures, cancellation, Command);

    /// <summary>Runs any command of the program that prints JSON.</summary>
    /// <exception cref="OperationCanceledException">Ctrl+C; the process is gone.</exception>
    /// <exception cref="QuickException">The process failed.</exception>
    internal static async Task<T> RunAsync<T>(JsonTypeInfo<T> printed, CancellationToken cancellation, params string[] arguments)
    {
        using Process process = Process.Start(StartInfo(arguments)) ?? throw new QuickException("The program could not be started once more.");
        try
        {
            Task<string> output = process.StandardOutput.ReadToEndAsync(cancellation);
            Task<string> error = process.StandardError.ReadToEndAsync(cancellation);
            await process.WaitForExitAsync(cancellation);
            if (process.ExitCode != 0)
            {
                await Task.Delay(s_interruptDelay, cancellation);
                throw new QuickException($"A measuring process ended with {process.ExitCode}. {(await error).Trim()}");
            }

            return JsonSerializer.Deserialize(await output, printed) ?? throw new QuickException("A measuring process printed nothing.");
        }
        finally
        {
            if (!process.HasExited) process.Kill(entireProcessTree: true);
        }
    }

    /// <summary>How this program is started once more, with its output for this process.</summary>
    internal static ProcessStartInfo StartInfo(params string[] arguments)
    {
        string program = Environment.ProcessPath ?? throw new QuickException("The path of this program is not known.");
        var info = new ProcessStartInfo(program) { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false };
        // "dotnet X.dll" needs the name of X again.
        if (Path.GetFileNameWithoutExtension(program).Equals("dotnet", StringComparison.OrdinalIgnoreCase)) info.ArgumentList.Add(typeof(QuickProcess).Assembly.Location);
        foreach (string argument in arguments) info.ArgumentList.Add(argument);
        return info;
    }
}
