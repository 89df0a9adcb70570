using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A program that runs beside an agent.</summary>
internal sealed partial class RunningProgram : IDisposable
{
    private readonly Process _process;

    /// <param name="program">Its path.</param>
    /// <param name="arguments">Its arguments.</param>
    /// <param name="agent">Where its traces go.</param>
    /// <param name="variables">Its variables, beside those of the agent and the service.</param>
    internal RunningProgram(string program, string[] arguments, DevAgentServer agent, params (string Name, string Value)[] variables)
    {
        var start = new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true };
        start.Environment["DD_TRACE_AGENT_URL"] = agent.Url.ToString();
        start.Environment["DD_SERVICE"] = "shop";
        foreach ((string name, string value) in variables) start.Environment[name] = value;
        _process = Process.Start(start)!;
    }

    /// <summary>Waits until it says where it listens.</summary>
    internal async Task<Uri> ReadAddressAsync()
    {
        using var patience = new CancellationTokenSource(Patience.Long);
        while (await _process.StandardOutput.ReadLineAsync(patience.Token) is { } line)
        {
            if (Address().Match(line) is { Success: true } address) return new Uri(address.Groups[1].Value);
        }

        throw new InvalidOperationException("It has ended.");
    }

    /// <summary>Ends it as a container does.</summary>
    internal async Task TerminateAsync()
    {
        using (Process kill = Process.Start("kill",
            ["-TERM", _process.Id.ToString(CultureInfo.InvariantCulture)])) await kill.WaitForExitAsync();
        await WaitAsync();
    }

    /// <summary>Waits until it has ended, without a failure.</summary>
    /// <returns>The rest of its output.</returns>
    internal async Task<string> WaitAsync()
    {
        using var patience = new CancellationTokenSource(Patience.Long);
        string output = await _process.StandardOutput.ReadToEndAsync(patience.Token);
        await _process.WaitForExitAsync(patience.Token);
        Assert.Equal(0, _process.ExitCode);
        return output;
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.Dispose();
    }

    // Log records name the agent's address too.
    [GeneratedRegex(@"(?:^at |Now listening on: )(http://127\.0\.0\.1:\d+)")]
    private static partial Regex Address();
}
