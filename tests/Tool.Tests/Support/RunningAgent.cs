using System.Diagnostics;

namespace SpanPack.Tool.Tests.Support;

/// <summary><c>spanpack agent</c> while it runs.</summary>
internal sealed class RunningAgent : IDisposable
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private readonly Process _process;

    private RunningAgent(Process process, string firstLine)
    {
        _process = process;
        FirstLine = firstLine;
        Url = firstLine.Split(' ').First(static word => word.StartsWith("http://", StringComparison.Ordinal)).TrimEnd('.');
    }

    internal string FirstLine { get; }

    internal string Url { get; }

    internal static async Task<RunningAgent> StartAsync(params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet", ["exec", ToolProcess.Path, "agent", "--port", "0", .. arguments]) { RedirectStandardOutput = true, RedirectStandardError = true };
        Process process = Process.Start(start)!;
        string? line = await process.StandardOutput.ReadLineAsync().WaitAsync(s_limit);
        return new RunningAgent(process, line ?? await process.StandardError.ReadToEndAsync());
    }

    /// <summary>Sends a signal and waits for the end.</summary>
    internal async Task<ToolResult> EndAsync(string signal)
    {
        using Process kill = Process.Start("kill", [$"-{signal}", _process.Id.ToString(System.Globalization.CultureInfo.InvariantCulture)]);
        using var limit = new CancellationTokenSource(s_limit);
        Task<string> output = _process.StandardOutput.ReadToEndAsync(limit.Token);
        Task<string> error = _process.StandardError.ReadToEndAsync(limit.Token);
        await _process.WaitForExitAsync(limit.Token);
        return new ToolResult(_process.ExitCode, await output, await error);
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.Dispose();
    }
}
