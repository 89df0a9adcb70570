using System.Diagnostics;
using System.Reflection;
using System.Text;
using SpanPack.Tests.Processes;

namespace SpanPack.Tool.Tests.Support;

/// <summary>Runs the built program.</summary>
internal static class ToolProcess
{
    internal static string Path { get; } = Metadata("ToolPath");

    internal static string Metadata(string key)
        => typeof(ToolProcess).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;

    internal static Task<ToolResult> RunAsync(params string[] arguments) => RunAsync(arguments, []);

    /// <param name="arguments">The command line.</param>
    /// <param name="environment">Variables to set.</param>
    internal static async Task<ToolResult> RunAsync(string[] arguments, (string Name, string Value)[] environment)
    {
        ProcessStartInfo start = Start("dotnet", ["exec", Path, .. arguments]);
        foreach ((string name, string value) in environment) start.Environment[name] = value;
        return await RunAsync(start);
    }

    /// <summary>Runs a line of shell in which <c>$TOOL</c> is the program.</summary>
    internal static Task<ToolResult> ShellAsync(string line, string? workingDirectory = null)
    {
        ProcessStartInfo start = Start("bash", ["-c", "TOOL=\"dotnet exec $TOOL_PATH\"; " + line]);
        start.Environment["TOOL_PATH"] = Path;
        if (workingDirectory is not null) start.WorkingDirectory = workingDirectory;
        return RunAsync(start);
    }

    // Tests may run under nohup, which has SIGHUP ignored.
    private static ProcessStartInfo Start(string program, string[] arguments)
    {
        ProcessStartInfo start = DefaultSignals.Start([program, .. arguments]);
        start.RedirectStandardInput = true;
        (start.StandardOutputEncoding, start.StandardErrorEncoding) = (Encoding.UTF8, Encoding.UTF8);
        return start;
    }

    private static async Task<ToolResult> RunAsync(ProcessStartInfo start)
    {
        using Process process = Process.Start(start)!;
        using var limit = new CancellationTokenSource(Patience.Long);
        Task<string> output = process.StandardOutput.ReadToEndAsync(limit.Token);
        Task<string> error = process.StandardError.ReadToEndAsync(limit.Token);
        process.StandardInput.Close();
        try
        {
            await process.WaitForExitAsync(limit.Token);
            return new ToolResult(process.ExitCode, await output, await error);
        }
        catch (OperationCanceledException)
        {
            process.Kill(entireProcessTree: true);
            throw new TimeoutException($"Waited {Patience.Long.TotalMinutes} minutes for: {string.Join(' ', start.ArgumentList)} ends.");
        }
    }
}
