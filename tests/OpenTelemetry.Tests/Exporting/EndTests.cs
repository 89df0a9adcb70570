using System.Diagnostics;
using System.Diagnostics.Metrics;
using Microsoft.Extensions.Time.Testing;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Exporting;

/// <summary>Flushing and shutting down: what they say, and that they keep their deadlines.</summary>
public sealed class EndTests
{
    private const int ShortMilliseconds = 200; // a deadline that is meant to pass

    private static readonly AgentWriterOptions s_nobody = TestAgent.OptionsFor("http://127.0.0.1:1");

    [Fact]
    public async Task NothingToSend_IsFlushed()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, s_nobody, out _);

        Assert.True(provider.ForceFlush());
        Assert.True(provider.Shutdown());
    }

    [Fact]
    public async Task Flush_SendsWhatHasEnded_AlsoOfTracesThatHaveNot()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, agent.Options, out _);
        using Activity root = agent.Source.StartActivity("root")!;
        agent.Source.StartActivity("child")!.Dispose();

        Assert.True(provider.ForceFlush());
        Assert.Equal("child", Assert.Single(agent.Spans).Resource);
        root.Stop();
        Assert.True(provider.ForceFlush());
        Assert.Equal(["child", "root"], agent.Spans.Select(static span => span.Resource));
    }

    [Fact]
    public async Task AgentThatRefuses_MakesFlushFail()
    {
        await using TestAgent agent = await TestAgent.StartAsync(DevAgentFault.Answer(400));
        using TracerProvider provider = Build(agent, agent.Options, out _);
        agent.Source.StartActivity("request")!.Dispose();

        Assert.False(provider.ForceFlush());
        Assert.True(provider.ForceFlush()); // what was refused is gone
    }

    // Without a limit: they end because nobody listens.
    [Fact]
    public async Task AgentThatIsNotThere_IsNotWaitedFor()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, s_nobody, out _);
        agent.Source.StartActivity("request")!.Dispose();

        Assert.False(await InTime(() => provider.ForceFlush()));
        Assert.False(await InTime(() => provider.Shutdown()));
    }

    [Fact]
    public async Task AgentThatHangs_IsWaitedForUntilTheDeadline()
    {
        await using TestAgent agent = await TestAgent.StartAsync(new DevAgentFault(DevAgentFaultKind.Hang));
        using TracerProvider provider = Build(agent, agent.Options, out _);
        agent.Source.StartActivity("request")!.Dispose();

        Assert.False(await InTime(() => provider.ForceFlush(ShortMilliseconds)));
        Assert.False(await InTime(() => provider.Shutdown(ShortMilliseconds)));
    }

    [Fact]
    public async Task Shutdown_SendsWhatIsHeld_AndLaterActivitiesAreCounted()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        TracerProvider provider = Build(agent, agent.Options, out DatadogAgentExporter exporter);
        long counted = 0;
        using var listener =
            new MeterListener { InstrumentPublished = static (instrument, listener) => listener.EnableMeasurementEvents(instrument) };
        listener.SetMeasurementEventCallback<long>((instrument, value, _, _) => counted += instrument.Name == "spanpack.opentelemetry.late"
            ? value
            : 0);
        listener.Start();
        Activity late = agent.Source.StartActivity("late")!;
        agent.Source.StartActivity("request")!.Dispose();

        Assert.True(provider.ForceFlush());
        agent.Source.StartActivity("last")!.Dispose();
        using var processor = new DatadogAgentProcessor(exporter);
        Assert.True(exporter.Shutdown());
        processor.OnEnd(late);
        processor.OnStart(late);
        Assert.Equal(ExportResult.Failure, exporter.Export(new Batch<Activity>(late)));

        Assert.Equal(["request", "last"], agent.Spans.Select(static span => span.Resource));
        Assert.Equal((2, 2), (exporter.LateActivities, counted));
        Assert.False(exporter.Shutdown()); // the first one wins
        provider.Dispose();
    }

    [Fact]
    public async Task Disposing_SendsWhatIsHeld()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        TracerProvider provider = Build(agent, agent.Options, out _);
        agent.Source.StartActivity("request")!.Dispose();
        provider.Dispose();

        Assert.Single(agent.Spans);
    }

    [Fact]
    public async Task WriterOfTheProgram_IsFlushed_AndGoesOn()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        await using var writer = new AgentWriter(agent.Options);
        TracerProvider provider = Sdk.CreateTracerProviderBuilder()
            .AddSource(agent.Source.Name)
            .AddDatadogAgentExporter(options => options.Writer = writer)
            .Build();
        agent.Source.StartActivity("request")!.Dispose();
        provider.Dispose();
        Assert.Single(agent.Spans);

        Span span = Span.CreateRoot("other");
        writer.Write(new TraceChunk(span));
        Assert.Equal(1, (await writer.FlushAsync()).SentSpans);
    }

    [Fact]
    public async Task WriterOfItsOwn_EndsWithTheExporter()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        TracerProvider provider =
            Build(agent, agent.Options with { Telemetry = new TelemetryOptions { IsEnabled = true } }, out _, Patience.Long);
        agent.Source.StartActivity("request")!.Dispose();
        Assert.True(provider.Shutdown());

        Assert.Contains(agent.Server.Requests,
            static request => request.Telemetry is { } telemetry && telemetry.MessageTypes.Contains("app-closing"));
        provider.Dispose();
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Disposed_TakesNothingMore(bool disposesProcessor)
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using var exporter = new DatadogAgentExporter(new DatadogAgentExporterOptions { Agent = agent.Options });
        using var processor = new DatadogAgentProcessor(exporter);
        (disposesProcessor ? (IDisposable)processor : exporter).Dispose();
        using var late = new Activity("late");
        late.Start().ActivityTraceFlags = ActivityTraceFlags.Recorded;
        processor.OnStart(late);
        late.Stop();
        processor.OnEnd(late);

        Assert.Equal(1, exporter.LateActivities);
        Assert.Equal("nothing yet", exporter.ToString()); // no writer was made for it
    }

    [Fact]
    public void Deadline_ComesNearer_AndIsNeverLessThanNothing()
    {
        const int Milliseconds = 60_000;
        var time = new FakeTimeProvider();
        var deadline = new Deadline(Milliseconds, time);
        Assert.Equal(TimeSpan.FromMilliseconds(Milliseconds), deadline.Left);
        time.Advance(TimeSpan.FromMilliseconds(Milliseconds - 1));
        Assert.Equal(TimeSpan.FromMilliseconds(1), deadline.Left);
        time.Advance(TimeSpan.FromSeconds(1));
        Assert.Equal(TimeSpan.Zero, deadline.Left);
        Assert.Equal(TimeSpan.FromSeconds(30), new Deadline(Timeout.Infinite, time).Left);
    }

    private static TracerProvider Build(TestAgent agent, AgentWriterOptions options, out DatadogAgentExporter exporter,
        TimeSpan? shutdown = null)
    {
        exporter = new DatadogAgentExporter(new DatadogAgentExporterOptions
        {
            Agent = options with
            {
                ShutdownTimeout = shutdown
            ?? TimeSpan.FromMilliseconds(ShortMilliseconds)
            }
        });
        return Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name).AddProcessor(new DatadogAgentProcessor(exporter)).Build();
    }

    private static Task<bool> InTime(Func<bool> end) => Task.Run(end).InTime();
}
