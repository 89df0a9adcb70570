using System.Diagnostics;

namespace SpanPack.Benchmarks.Processes;

/// <summary>Starts programs and reads what they print.</summary>
internal static class ProgramProcess
{
    // Both processes get Ctrl+C; the second may be gone before the first knows why.
    private static readonly TimeSpan s_interruptDelay = TimeSpan.FromMilliseconds(500);

    /// <summary>How this program is started once more, with its output for this process.</summary>
    internal static ProcessStartInfo Again(params ReadOnlySpan<string> arguments)
    {
        string program = Environment.ProcessPath ?? throw new ProcessException("The path of this program is not known.");
        // "dotnet X.dll" needs the name of X again.
        bool isDotnet = Path.GetFileNameWithoutExtension(program).Equals("dotnet", StringComparison.OrdinalIgnoreCase);
        return Other(program, isDotnet ? [typeof(ProgramProcess).Assembly.Location, .. arguments] : arguments);
    }

    /// <summary>How another program is started, with its output for this process.</summary>
    internal static ProcessStartInfo Other(string program, params ReadOnlySpan<string> arguments)
    {
        var info = new ProcessStartInfo(program) { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false };
        foreach (string argument in arguments) info.ArgumentList.Add(argument);
        return info;
    }

    /// <returns>What it printed.</returns>
    /// <exception cref="OperationCanceledException">Ctrl+C; the process is gone.</exception>
    /// <exception cref="ProcessException">The process failed.</exception>
    internal static async Task<string> RunAsync(ProcessStartInfo info, CancellationToken cancellation)
    {
        ProcessOutput output = await FinishAsync(info, cancellation);
        if (output.ExitCode == 0) return output.Printed;
        await Task.Delay(s_interruptDelay, cancellation);
        throw new ProcessException($"{Path.GetFileName(info.FileName)} {string.Join(' ', info.ArgumentList)} ended with "
            + $"{output.ExitCode}. {output.Errors.Trim()}");
    }

    /// <exception cref="OperationCanceledException">Ctrl+C; the process is gone.</exception>
    /// <exception cref="ProcessException">The process could not be started.</exception>
    internal static async Task<ProcessOutput> FinishAsync(ProcessStartInfo info, CancellationToken cancellation)
    {
        using Process process = Process.Start(info) ?? throw new ProcessException($"{info.FileName} could not be started.");
        try
        {
            Task<string> printed = process.StandardOutput.ReadToEndAsync(cancellation);
            Task<string> errors = process.StandardError.ReadToEndAsync(cancellation);
            await process.WaitForExitAsync(cancellation);
            return new ProcessOutput(process.ExitCode, await printed, await errors);
        }
        finally
        {
            if (!process.HasExited) process.Kill(entireProcessTree: true);
        }
    }
}
