using System.Diagnostics;

namespace SpanPack.Tracing.Tests.Support;

/// <summary>An agent, a collector that sends to it, a tracer over that, and what has arrived.</summary>
internal sealed class TracedProcess : IAsyncDisposable
{
    private static int s_number;

    private readonly DevAgentServer _agent;
    private readonly ActivityTraceCollector _collector;
    private readonly AgentWriter _writer;

    private TracedProcess(DevAgentServer agent, Func<ActivityTraceOptions, ActivityTraceOptions> change,
        IReadOnlyDictionary<string, string> tags)
    {
        _agent = agent;
        Source = new ActivitySource($"SpanPack.Tracing.Tests.{Interlocked.Increment(ref s_number)}");
        _writer = agent.CreateWriter(new AgentWriterOptions
        {
            Process = new ProcessDescription
            {
                Service = "shop", Environment = "test",
                Version = "1.2", GlobalTags = tags
            },
            FlushInterval = TimeSpan.FromMinutes(10), Format = TraceFormat.V04
        });
        _collector = new ActivityTraceCollector(_writer, change(new ActivityTraceOptions
        {
            IncludedSources = [Source.Name],
            SetsPropagator = false,
            Logger = new Agent.Tests.CallbackLogger((_, text) => Logged.Add(text)),
        }));
        Tracer = new Tracer(_collector);
    }

    internal ActivitySource Source { get; }

    internal ActivityTraceCollector Collector => _collector;

    internal Tracer Tracer { get; }

    /// <summary>Gets what was logged.</summary>
    internal List<string> Logged { get; } = [];

    internal static async Task<TracedProcess> StartAsync(Func<ActivityTraceOptions, ActivityTraceOptions>? change = null,
        params KeyValuePair<string, string>[] tags)
        => new(await DevAgentServer.StartAsync(), change ?? (static options => options), new Dictionary<string, string>(tags));

    /// <summary>Gets the chunks that arrive when all that has ended is sent.</summary>
    internal async Task<TraceChunk[]> ChunksAsync()
    {
        await Tracer.ForceFlushAsync().InTime();
        return [.. _agent.Requests.Where(static request => request.Payload is not null).SelectMany(static request =>
            request.Payload!.Chunks)];
    }

    /// <summary>Gets the spans that arrive, by their names.</summary>
    internal async Task<Dictionary<string, Span>> SpansAsync()
        => (await ChunksAsync()).SelectMany(ReceivedSpans.ToSpans).ToDictionary(static span => span.Name!);

    /// <summary>Gets the only span that arrives.</summary>
    internal async Task<Span> SpanAsync() => Assert.Single((await SpansAsync()).Values);

    public async ValueTask DisposeAsync()
    {
        await _collector.DisposeAsync();
        await _writer.DisposeAsync();
        await _agent.DisposeAsync();
        Source.Dispose();
        Activity.Current = null;
    }
}
