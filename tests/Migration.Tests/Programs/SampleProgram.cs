using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;
using SpanPack.Migration.Tests.Sources;
using SpanPack.Tests.Agents;
using SpanPack.Tests.Processes;

namespace SpanPack.Migration.Tests.Programs;

/// <summary>A program of <c>samples/Migration</c> that runs as a process, and sends to an agent of the test.</summary>
internal sealed class SampleProgram : IDisposable
{
    private readonly List<string> _lines = [];
    private readonly Process _process;

    private SampleProgram(string name, DevAgentServer agent, string[] arguments)
    {
        ProcessStartInfo start = DefaultSignals.Start(["dotnet", SampleSources.PathOf(name), .. arguments]);
        foreach (string variable in start.Environment.Keys.Where(static key => key.StartsWith("DD_", StringComparison.Ordinal)).ToArray())
            start.Environment.Remove(variable);
        (start.Environment["DD_TRACE_AGENT_URL"], start.Environment["DD_ENV"], start.Environment["DD_VERSION"]) =
            (agent.Url.ToString(), "test", "1.2");
        // that of Datadog's tracer; in others, facts of the trace are no tags
        start.Environment["DD_TRACE_AGENT_PROTOCOL_VERSION"] = TraceFormat.V04.GetName();
        start.WorkingDirectory = Path.GetDirectoryName(SampleSources.PathOf(name)); // where it finds its settings
        _process = new Process { StartInfo = start };
        _process.OutputDataReceived += (_, line) => Keep(line.Data);
        _process.ErrorDataReceived += (_, line) => Keep(line.Data);
        _process.Start();
        _process.BeginOutputReadLine();
        _process.BeginErrorReadLine();
    }

    internal string Output
    {
        get
        {
            lock (_lines) return string.Join('\n', _lines);
        }
    }

    internal int ExitCode => _process.ExitCode;

    internal static SampleProgram Start(string name, DevAgentServer agent, params string[] arguments) => new(name, agent, arguments);

    /// <summary>Runs a program until its end, and gives the spans that the agent got.</summary>
    internal static async Task<(Span[] Spans, string Output)> RunAsync(string name, DevAgentServer agent)
    {
        using SampleProgram program = Start(name, agent);
        await program.WaitAsync();
        Assert.True(program.ExitCode == 0, program.Output);
        return (ReceivedSpans.Of(agent), program.Output);
    }

    internal Task WaitAsync() => _process.WaitForExitAsync().InTime();

    internal async Task<Match> WaitForLineAsync(Regex expression)
    {
        await Wait.UntilAsync(() => expression.IsMatch(Output), expression.ToString());
        return expression.Match(Output);
    }

    internal async Task TerminateAsync()
    {
        using Process kill = Process.Start("kill", ["-TERM", _process.Id.ToString(CultureInfo.InvariantCulture)]);
        await kill.WaitForExitAsync();
        await WaitAsync();
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill(entireProcessTree: true);
        _process.WaitForExit();
        _process.Dispose();
    }

    private void Keep(string? line)
    {
        lock (_lines) _lines.Add(line ?? "");
    }
}
