using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A program that was published, beside an agent.</summary>
internal sealed class NativeProcess : IDisposable
{
    private readonly Process _process;

    /// <param name="program">Its path.</param>
    /// <param name="mode">Its argument.</param>
    /// <param name="agent">Where its traces go.</param>
    /// <param name="environment">As <c>ASPNETCORE_ENVIRONMENT</c> says.</param>
    internal NativeProcess(string program, string mode, DevAgentServer agent, string environment = "Production")
    {
        var start = new ProcessStartInfo(program, [mode]) { RedirectStandardOutput = true };
        start.Environment["DD_TRACE_AGENT_URL"] = agent.Url.ToString();
        start.Environment["DD_SERVICE"] = "native";
        start.Environment["ASPNETCORE_ENVIRONMENT"] = environment;
        _process = Process.Start(start)!;
    }

    /// <summary>Waits until it says where it listens.</summary>
    internal async Task<Uri> ReadAddressAsync()
    {
        using var patience = new CancellationTokenSource(Patience.Long);
        while (await _process.StandardOutput.ReadLineAsync(patience.Token) is { } line)
        {
            if (line.StartsWith("at ", StringComparison.Ordinal)) return new Uri(line["at ".Length..]);
        }

        throw new InvalidOperationException("It has ended.");
    }

    /// <summary>Ends it as a container does.</summary>
    internal async Task TerminateAsync()
    {
        using (Process kill = Process.Start("kill", ["-TERM", _process.Id.ToString(CultureInfo.InvariantCulture)])) await kill.WaitForExitAsync();
        await WaitAsync();
    }

    /// <summary>Waits until it has ended, without a failure.</summary>
    internal async Task WaitAsync()
    {
        using var patience = new CancellationTokenSource(Patience.Long);
        await _process.StandardOutput.ReadToEndAsync(patience.Token);
        await _process.WaitForExitAsync(patience.Token);
        Assert.Equal(0, _process.ExitCode);
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.Dispose();
    }
}
