using System.ComponentModel;
using System.Diagnostics;

namespace SpanPack.Conformance.Tests.Infrastructure;

/// <summary>Runs a program to its end.</summary>
internal static class ProcessRunner
{
    internal static async Task<ProcessResult> RunAsync(string program, params string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, RedirectStandardError = true };
        using Process process = Process.Start(start)!;
        using var cancellation = new CancellationTokenSource(Patience.Long);
        try
        {
            Task<string> output = process.StandardOutput.ReadToEndAsync(cancellation.Token);
            Task<string> error = process.StandardError.ReadToEndAsync(cancellation.Token);
            await process.WaitForExitAsync(cancellation.Token);
            return new ProcessResult(process.ExitCode, await output, await error);
        }
        finally
        {
            if (!process.HasExited) process.Kill(entireProcessTree: true);
        }
    }

    /// <summary>Whether a program is there and can say which version it is.</summary>
    internal static bool IsInstalled(string program)
    {
        try
        {
            return Task.Run(() => RunAsync(program, "--version")).GetAwaiter().GetResult().ExitCode == 0;
        }
        catch (Win32Exception)
        {
            return false;
        }
    }
}
