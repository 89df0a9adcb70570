using System.Diagnostics;
using System.Globalization;
using System.Reflection;

namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>The web application of <c>tests/AspNetCore.Child</c> in a process of its own.</summary>
internal sealed class ChildProcess : IDisposable
{
    private readonly Process _process;

    private ChildProcess(Process process, string url) => (_process, Url) = (process, url);

    internal string Url { get; }

    /// <summary>Whether the last build was for a framework too.</summary>
    internal static bool IsBuilt(string framework) => Read("ChildFrameworks").Split(';').Contains(framework);

    /// <summary>Starts it, and waits until it listens.</summary>
    /// <param name="framework">The runtime: <c>net10.0</c> of the machine, <c>net8.0</c> of its own.</param>
    /// <param name="agent">Where its traces go.</param>
    internal static async Task<ChildProcess> StartAsync(string framework, DevAgentServer agent)
    {
        string folder = Path.Combine(Read("ChildFolder"), framework);
        ProcessStartInfo start = framework == "net8.0"
            ? new ProcessStartInfo(Path.Combine(folder, Read("ChildRuntime"), "SpanPack.AspNetCore.Child"))
            : new ProcessStartInfo("dotnet", ["exec", Path.Combine(folder, "SpanPack.AspNetCore.Child.dll")]);
        start.RedirectStandardOutput = true;
        start.Environment["DD_TRACE_AGENT_URL"] = agent.Url.ToString();
        start.Environment["DD_SERVICE"] = "child";
        start.Environment.Remove("DOTNET_ROOT");
        Process process = Process.Start(start)!;
        while (await process.StandardOutput.ReadLineAsync(Patience.Token) is { } line)
        {
            if (line.StartsWith("at ", StringComparison.Ordinal)) return new ChildProcess(process, line["at ".Length..]);
        }

        throw new InvalidOperationException("It has ended.");
    }

    /// <summary>Ends it as a container does, and waits.</summary>
    /// <returns>Its exit code, and the last line that it has printed.</returns>
    internal async Task<(int ExitCode, string LastLine)> TerminateAsync()
    {
        using (Process kill = Process.Start("kill", ["-TERM", _process.Id.ToString(CultureInfo.InvariantCulture)]))
            await kill.WaitForExitAsync(Patience.Token);
        string rest = await _process.StandardOutput.ReadToEndAsync(Patience.Token);
        await _process.WaitForExitAsync(Patience.Token);
        return (_process.ExitCode, rest.TrimEnd().Split('\n')[^1]);
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.Dispose();
    }

    private static string Read(string key)
        => typeof(ChildProcess).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;
}
