using Microsoft.Extensions.Time.Testing;
using SpanPack.Agent.Tests.RemoteConfiguration;

namespace SpanPack.Agent.Tests;

/// <summary>Code of the program that throws always: loggers, handlers, clocks. No loop of the library ends because of it.</summary>
public sealed class ThrowingProgramTests
{
    [Fact]
    public async Task Logger_DoesNotEndTheSender()
    {
        const int Count = 60;
        var logger = new ThrowingLogger();
        await using var agent = new TraceAgent(static (_, number) => number % 3 == 1
            ? TraceAgent.Response(400, "no")
            : TraceAgent.Response(200, TraceAgent.Ok));
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMilliseconds(1), Logger = logger });
        for (ulong id = 1; id <= Count; id++)
        {
            writer.Write(Chunks.Of(id));
            if (id % 2 == 0) await writer.FlushAsync().InTime(); // by the caller, else by the loop
            else await Wait.UntilAsync(() => writer.HeldBytes == 0, "the loop sends it");
        }

        Assert.Equal(40, writer.Sent.Chunks);
        Assert.Equal(20, writer.GetDropped(DropReason.Refused).Chunks);
        Assert.NotEqual(0, logger.Calls);
    }

    [Fact]
    public async Task Logger_DoesNotEndTheSender_WithoutAnAgent()
    {
        using var folder = new TemporaryFolder();
        string path = Path.Combine(folder.Path, "apm.socket");
        var logger = new ThrowingLogger();
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix://" + path)) },
            FlushInterval = TimeSpan.FromMilliseconds(1),
            Logger = logger,
        });
        writer.Write(Chunks.Of(1));
        await Wait.UntilAsync(() => writer.IsAgentLost && logger.Calls > 0, "the connect fails");
        await using var agent = new TraceAgent(socketPath: path);

        await Wait.UntilAsync(() => writer.Sent.Chunks == 1, "the chunk is sent");
    }

    [Fact]
    public async Task Logger_DoesNotEndThePollerOfTheInfo()
    {
        await using var agent = new TraceAgent { SaysState = true };
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions { Logger = new ThrowingLogger() });
        await Wait.UntilAsync(() => writer.Format == TraceFormat.V1, "the format is v1.0");
        agent.Info = TraceAgent.InfoOf("7.60.0", "v0.4");
        writer.Write(Chunks.Of(1));
        await writer.FlushAsync().InTime();

        await Wait.UntilAsync(() => writer.Format == TraceFormat.V04, "the format is v0.4");
    }

    [Fact]
    public async Task Handlers_DoNotEndTheSender()
    {
        await using var agent = new TraceAgent();
        AgentWriter writer = agent.CreateWriter(new AgentWriterOptions { Logger = new ThrowingLogger() });
        writer.Flushing += static () => throw new OperationCanceledException("A handler that fails.");
        for (ulong id = 1; id <= 3; id++)
        {
            writer.Write(Chunks.Of(id));
            Assert.Equal(1, (await writer.FlushAsync().InTime()).SentChunks);
        }

        writer.Write(Chunks.Of(4));
        await writer.DisposeAsync().InTime();
        Assert.Equal(4, writer.Sent.Chunks);
    }

    [Fact]
    public async Task Logger_DoesNotEndTelemetry()
    {
        await using var agent = new TelemetryAgent(static number => number <= 2 ? 400 : 200);
        var logger = new ThrowingLogger();
        TelemetryOptions options = TelemetryTest.OptionsFor(agent.Url, TimeProvider.System);
        await using var client = new TelemetryClient(options with { Interval = TimeSpan.FromSeconds(1), Logger = logger });

        await Wait.UntilAsync(() => client.SentRequests > 0, "telemetry is sent");
        Assert.NotEqual(0, logger.Calls);
    }

    [Theory]
    [InlineData(500)]
    [InlineData(404)]
    [InlineData(0)] // answered, and not to be understood
    public async Task Logger_DoesNotEndRemoteConfiguration(int status)
    {
        await using var agent = new ConfigurationAgent((_, number) => number > 2
            ? ConfigurationAgent.Ok(Served.One().ToJson())
            : status == 0
            ? ConfigurationAgent.Ok("[")
            : TraceAgent.Response(status, "no"));
        var held = new HeldFiles();
        var time = new FakeTimeProvider();
        var logger = new ThrowingLogger();
        await using RemoteConfigurationClient client = agent.CreateClient(new() { Logger = logger, Time = time });
        using IDisposable failing =
            client.Subscribe(Clients.Product, [], static _ => throw new OperationCanceledException("A subscriber that fails."));
        using IDisposable subscription = client.Subscribe(Clients.Product, [], held.Take);

        await time.AdvanceUntilAsync(TimeSpan.FromSeconds(1), () => held.Updates is ["+a"], "the configuration is applied");
        int before = agent.Polls.Length;
        await time.AdvanceUntilAsync(TimeSpan.FromSeconds(1), () => agent.Polls.Length >= before + 3, "it goes on");
        Assert.NotEqual(0, logger.Calls);
    }

    // Variables that say no address are told of while the writer is made.
    [Fact]
    public async Task Logger_DoesNotEndTheMakingOfAWriter()
    {
        await using var agent = new TraceAgent();
        var logger = new ThrowingLogger();
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions
            {
                AddressRules = AgentAddressRules.FromEnvironment(name => name == "DD_TRACE_AGENT_URL"
                ? agent.Address.ToString()
                : name == "DD_TRACE_PIPE_TIMEOUT_MS"
                ? "none"
                : null)
            },
            Logger = logger,
        });
        writer.Write(Chunks.Of(1));

        Assert.Equal(1, (await writer.FlushAsync().InTime()).SentChunks);
        Assert.NotEqual(0, logger.Calls);
    }

    [Fact]
    public async Task LoopWhoseReportFails_GoesOn()
    {
        using var ending = new CancellationTokenSource();
        int steps = 0;
        Task loop = EndlessLoop.RunAsync(
            _ =>
            {
                if (++steps == 2) ending.Cancel();
                throw new InvalidOperationException("A step that fails.");
            },
            static _ => throw new InvalidOperationException("A report that fails."),
            ending.Token);

        await loop.InTime();
        Assert.Equal(2, steps);
    }
}
