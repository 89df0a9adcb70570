using System.Diagnostics;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SpanPack.Agent.Tests;

/// <summary>
/// What was written just before the process ends arrives, however it ends, and the exit code is what it would be. Real processes.
/// </summary>
public sealed class ExitTests
{
    [Theory]
    [InlineData("return", 3)]
    [InlineData("exit", 4)]
    [InlineData("throw", 134)] // SIGABRT
    public async Task AnEnd_SendsWhatWasWritten(string mode, int exitCode)
    {
        if (!OperatingSystem.IsLinux()) return;
        await using var agent = new TraceAgent();
        using Process process = await StartAsync(agent, mode);

        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token);

        Assert.Equal(exitCode, process.ExitCode);
        Assert.Equal([mode], Resources(agent));
    }

    [Theory]
    [InlineData("TERM", 143)]
    [InlineData("INT", 130)]
    [InlineData("HUP", 129)]
    [InlineData("QUIT", 131)]
    public async Task ASignal_SendsWhatWasWritten_AndEndsTheProcessAsItWould(string signal, int exitCode)
    {
        if (!OperatingSystem.IsLinux()) return;
        await using var agent = new TraceAgent();
        using Process process = await StartAsync(agent, "wait");
        await SignalAsync(process, signal);
        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token);

        Assert.Equal(exitCode, process.ExitCode);
        Assert.Equal(["wait"], Resources(agent));
    }

    [Theory]
    [InlineData("TERM")]
    [InlineData("INT")]
    public async Task AHost_StopsAsItWould_AndAllIsSent(string signal)
    {
        if (!OperatingSystem.IsLinux()) return;
        await using var agent = new TraceAgent();
        using Process process = await StartAsync(agent, "host", "Application started.");
        await SignalAsync(process, signal);
        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token);

        Assert.Equal(5, process.ExitCode);
        Assert.Equal(["host", "host"], Resources(agent)); // the second was written when the host had stopped
    }

    [Fact]
    public async Task AnAgentThatHangs_DelaysTheEndForItsTimeOnly()
    {
        if (!OperatingSystem.IsLinux()) return;
        await using var agent = ScriptedAgent.OnTcp(static connection => connection.HangAsync());
        using Process process = await ExitProgram.StartAsync(agent.Address, "hang");
        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token);
        Assert.Equal(3, process.ExitCode);
    }

    [Fact]
    public async Task WithoutAnAgent_TheEndWaitsForNothing()
    {
        if (!OperatingSystem.IsLinux()) return;
        using Process process = await ExitProgram.StartAsync(AgentAddress.Parse("unix:///nowhere/apm.socket"), "forever");
        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token); // not an hour
        Assert.Equal(3, process.ExitCode);
    }

    [Theory]
    [InlineData("telemetry-return", null, 3, true)]
    [InlineData("telemetry-wait", "TERM", 143, false)] // it might have gone on
    public async Task Telemetry_IsSentAtTheEnd(string mode, string? signal, int exitCode, bool saysTheEnd)
    {
        if (!OperatingSystem.IsLinux()) return;
        await using var agent = new TelemetryAgent(static _ => 200);
        using Process process = await ExitProgram.StartAsync(AgentAddress.Parse(agent.Url.ToString()), mode);
        if (signal is not null) await SignalAsync(process, signal);
        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token);

        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(agent.Bodies);
        Assert.Equal(exitCode, process.ExitCode);
        Assert.Contains(messages, static message => message.Type == "logs");
        Assert.Equal(saysTheEnd, messages[^1].Type == "app-closing");
    }

    [Fact]
    public async Task TelemetryThatHangs_DelaysTheEndForItsTimeOnly()
    {
        if (!OperatingSystem.IsLinux()) return;
        await using var agent = new TelemetryAgent(static _ => -1);
        using Process process = await ExitProgram.StartAsync(AgentAddress.Parse(agent.Url.ToString()), "telemetry-hang");
        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token); // not an hour
        Assert.Equal(3, process.ExitCode);
    }

    [Fact]
    public async Task TelemetryThatHasEnded_IsNotEndedAgain()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        WeakReference ended = await EndAsync(agent.Url);
        await Wait.UntilCollectedAsync(ended, "the end of the process forgets it");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static async Task<WeakReference> EndAsync(Uri agent)
    {
        var client = new TelemetryClient(TelemetryTest.OptionsFor(agent));
        await client.DisposeAsync();
        return new WeakReference(client.Engine);
    }

    private static string[] Resources(TraceAgent agent)
        => [.. agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks).Select(static chunk => chunk.Spans[0].Resource!)];

    private static Task<Process> StartAsync(TraceAgent agent, string mode, string until = "ready")
        => ExitProgram.StartAsync(agent.Address, mode, until);

    private static async Task SignalAsync(Process process, string signal)
    {
        using Process kill = Process.Start("kill", [$"-{signal}", process.Id.ToString(CultureInfo.InvariantCulture)]);
        await kill.WaitForExitAsync();
    }
}
