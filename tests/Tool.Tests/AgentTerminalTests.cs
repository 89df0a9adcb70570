using System.Net;
using SpanPack.Tool.Tests.Support;
using Xunit.Abstractions;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack agent</c> whose output nobody reads. It answers and saves all the same, and ends when it is told to.</summary>
public class AgentTerminalTests(ITestOutputHelper output)
{
    private static readonly TheoryData<string, int> s_payloads = new()
    {
        { "TERM", 40 }, // 2 MB of output, of which a pipe takes 64 KiB
        { "INT", 1000 }, // in memory they would be 500 MB
    };

    /// <summary>Gets what ends the agent, and how many payloads came before.</summary>
    public static IEnumerable<object[]> Payloads => s_payloads.Take(Dose.OfCases(1));

    [Theory]
    [MemberData(nameof(Payloads))]
    public async Task OutputThatNobodyReads_HindersNothing(string signal, int payloads)
    {
        using var folder = new TestFolder();
        byte[] body = AgentMemoryTests.Chunks(500_000);
        using RunningAgent agent = await RunningAgent.StartAsync("--save", folder.Path);
        using var client = new HttpClient();
        for (int i = 0; i < payloads; i += 8)
        {
            HttpStatusCode[] statuses = await Task.WhenAll(Enumerable.Range(0, 8).Select(_ => agent.PostAsync(client, body)));
            Assert.All(statuses, static status => Assert.Equal(HttpStatusCode.OK, status));
        }

        if (OperatingSystem.IsLinux()) Assert.InRange(agent.PeakBytes, 1, 500_000_000);
        await WaitForFilesAsync(folder.Path, payloads); // a disk may stand still for longer than the agent waits at its end
        string peak = OperatingSystem.IsLinux() ? $"peak {agent.PeakBytes:N0} bytes, " : string.Empty;
        (int exitCode, TimeSpan time) = await agent.EndUnreadAsync(signal);

        output.WriteLine($"{peak}ended in {time.TotalSeconds:F2} s");
        Assert.Equal(0, exitCode);
    }

    private static Task WaitForFilesAsync(string folder, int count)
        => Wait.UntilAsync(() => Count(folder) >= count, $"{count} files", () => $"{Count(folder)} files");

    private static int Count(string folder) => Directory.EnumerateFiles(folder, "*.msgpack").Count();

    [Fact]
    public async Task WhatWasNotShown_IsCountedWhenTheTerminalGoesOn()
    {
        byte[] body = AgentMemoryTests.Chunks(1_000_000);
        using RunningAgent agent = await RunningAgent.StartAsync();
        for (int i = 0; i < 60; i++) Assert.Equal(HttpStatusCode.OK, await agent.PostAsync(body));
        _ = agent.StartReading();
        Assert.Equal(HttpStatusCode.OK, await agent.PostAsync([0x90]));
        ToolResult run = await agent.EndAsync("INT");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Matches("\n[0-9]+ requests were not shown: the terminal was too slow.\n", run.Output);
        Assert.Matches("\n61 accepted, 0 refused, [0-9]+ not shown.\n$", run.Output);
    }

    [Theory]
    [InlineData("INT")]
    [InlineData("TERM")]
    public async Task ASlowReader_GetsTheLastLine(string signal)
    {
        byte[] body = AgentMemoryTests.Chunks(50_000);
        using RunningAgent agent = await RunningAgent.StartAsync();
        for (int i = 0; i < 60; i++) Assert.Equal(HttpStatusCode.OK, await agent.PostAsync(body));
        _ = agent.StartReading(pauseAfterPiece: TimeSpan.FromSeconds(0.01));
        ToolResult run = await agent.EndAsync(signal);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Matches("\n60 accepted, 0 refused(, [0-9]+ not shown)?.\n$", run.Output);
    }

    [Fact]
    public async Task AQueueThatNobodyReads_EndsToo()
    {
        if (OperatingSystem.IsWindows()) return;
        using var folder = new TestFolder();
        ToolResult run = await ToolProcess.ShellAsync(
            $"mkfifo '{folder.Path}/fifo'; exec 9<>'{folder.Path}/fifo'; head -c 65536 /dev/zero >&9; $TOOL agent --port 0 --socket "
                + $"'{folder.Path}/socket' >&9 & while [ ! -S '{folder.Path}/socket' ]; do sleep 0.1; done; sleep 1; kill -TERM $!; wait "
                    + "$!; echo $?");

        Assert.Equal("0\n", run.Output);
    }
}
