using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Tracing.Benchmarks.Calls;

/// <summary>A tracer, and where its spans end: in a segment that is sent when they are counted, in a count alone, or nowhere.</summary>
internal sealed class TracedEnd : IAsyncDisposable
{
    private readonly AgentEnd _agent;
    private readonly bool _sends;
    private long _spans;

    private TracedEnd(string name, AgentEnd agent, bool sends, ActivityTraceOptions options)
    {
        (Name, _agent, _sends) = (name, agent, sends);
        Collector = new ActivityTraceCollector(agent.Writer, options with { SetsPropagator = false });
        Tracer = new Tracer(Collector);
    }

    /// <summary>Gets what is said of it in rows.</summary>
    internal string Name { get; }

    internal ActivityTraceCollector Collector { get; }

    internal Tracer Tracer { get; }

    /// <summary>Chunks are counted, and nothing is made of them.</summary>
    internal static async Task<TracedEnd> SwallowAsync(CancellationToken cancellation)
        => new("swallowed", await AgentEnd.StartAsync(TraceFormat.V04, cancellation), sends: false,
            new ActivityTraceOptions { Listens = false, ChunkTaker = static (in _) => { } });

    /// <summary>Chunks are serialized, and sent when they are counted.</summary>
    /// <param name="format">The format.</param>
    /// <param name="source">The source of activities that are collected; null for none.</param>
    /// <param name="cancellation">Ends waiting for the agent.</param>
    internal static async Task<TracedEnd> SendAsync(TraceFormat format, string? source, CancellationToken cancellation)
    {
        var options = new ActivityTraceOptions { Listens = source is not null, IncludedSources = source is null ? [] : [source] };
        return new TracedEnd($"written as {format.GetName()}", await AgentEnd.StartAsync(format, cancellation), sends: true, options);
    }

    /// <summary>Tracing is disabled: spans have ids and times, and end nowhere.</summary>
    internal static async Task<TracedEnd> DisableAsync(CancellationToken cancellation)
        => new("disabled", await AgentEnd.StartAsync(TraceFormat.V04, cancellation), sends: false,
            new ActivityTraceOptions { IsEnabled = false });

    /// <summary>Checks that spans have come where they end, and makes room for more.</summary>
    /// <param name="spans">How many have ended since the last call.</param>
    /// <exception cref="WrongOutputException">They have not.</exception>
    internal void Check(int spans)
    {
        if (Collector.IsEnabled) _spans += spans;
        if (Collector.SpanCount != _spans)
            throw new WrongOutputException($"{Collector.SpanCount} spans have ended instead of {_spans} ({Name}).");
        if (_sends) _agent.Check(spans);
    }

    public async ValueTask DisposeAsync()
    {
        await Collector.DisposeAsync();
        await _agent.DisposeAsync();
    }
}
