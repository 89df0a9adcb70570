using System.Diagnostics;

namespace SpanPack.Activities.Tests.Support;

/// <summary>An agent, a writer that sends to it, a collector that listens to a source of its own alone, and what has arrived.</summary>
internal sealed class CollectedTraces : IAsyncDisposable
{
    private static int s_number;

    private readonly DevAgentServer _agent;

    private CollectedTraces(DevAgentServer agent, Func<ActivityTraceOptions, ActivityTraceOptions> change, ProcessDescription? process,
        TraceFormat format)
    {
        _agent = agent;
        Source = new ActivitySource($"SpanPack.Tests.{Interlocked.Increment(ref s_number)}");
        Writer = new AgentWriter(new AgentWriterOptions
        {
            Process = process ?? new ProcessDescription { Service = "shop", Environment = "test" },
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(agent.Url.ToString())) },
            FlushInterval = TimeSpan.FromMinutes(10),
            FlushTimeout = Timeout.InfiniteTimeSpan, // tests have their own
            Format = format,
        });
        Collector = new ActivityTraceCollector(Writer,
            change(new ActivityTraceOptions { IncludedSources = [Source.Name], SetsPropagator = false }));
    }

    internal ActivitySource Source { get; }

    internal AgentWriter Writer { get; }

    internal ActivityTraceCollector Collector { get; }

    /// <summary>Gets the chunks that have arrived, as they were sent.</summary>
    internal TraceChunk[] Chunks
        => [.. _agent.Requests.Where(static request => request.Payload is not null).SelectMany(static request => request.Payload!.Chunks)];

    /// <summary>Gets the spans that have arrived.</summary>
    internal Span[] Spans => [.. Chunks.SelectMany(ReceivedSpans.ToSpans)];

    /// <remarks>By default in v0.4, whose spans have all there is to say as tags.</remarks>
    internal static async Task<CollectedTraces> StartAsync(Func<ActivityTraceOptions, ActivityTraceOptions>? change = null,
        ProcessDescription? process = null, TraceFormat format = TraceFormat.V04)
    {
        var traces = new CollectedTraces(await DevAgentServer.StartAsync(), change ?? (static options => options), process, format);
        await Wait.UntilAsync(() => traces.Writer.Format == format, "the agent has said which formats it takes");
        return traces;
    }

    /// <summary>Begins an activity, which is then the current one.</summary>
    internal Activity Start(string name, ActivityKind kind = ActivityKind.Internal) => Source.StartActivity(name, kind)!;

    /// <summary>What arrives when all that has ended is sent.</summary>
    internal async Task<TraceChunk[]> FlushAsync()
    {
        await Collector.FlushAsync().InTime();
        return Chunks;
    }

    public async ValueTask DisposeAsync()
    {
        await Collector.DisposeAsync();
        await Writer.DisposeAsync();
        await _agent.DisposeAsync();
        Source.Dispose();
        Activity.Current = null;
    }
}
