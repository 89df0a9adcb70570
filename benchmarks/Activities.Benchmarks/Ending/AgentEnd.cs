using SpanPack.Agent.Benchmarks.Network;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>
/// A writer and an agent that answers <c>/info</c> and looks at nothing else. A segment is sent when it is flushed, so nothing is sent
/// while bytes are made.
/// </summary>
internal sealed class AgentEnd : IAsyncDisposable
{
    private const int OfTry = 8 * 1024 * 1024; // bytes: what a try writes fits, so nothing is closed and sent meanwhile

    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);
    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(5);

    private readonly NullReceiver _receiver = NullReceiver.OnTcp();
    private readonly TraceFormat _format;
    private long _spans;

    private AgentEnd(TraceFormat format)
    {
        _format = format;
        var process = new ProcessDescription { Service = "shop", Environment = "prod", Version = "1.2.3" };
        Writer = new AgentWriter(new AgentWriterOptions
        {
            Process = process, Format = format, AgentUrl = _receiver.Address.ToString(),
            FlushInterval = TimeSpan.FromHours(1),
            SegmentBytes = OfTry
        });
    }

    internal AgentWriter Writer { get; }

    /// <summary>Waits until the agent has said that it takes the format.</summary>
    /// <exception cref="WrongOutputException">It has not.</exception>
    internal static async Task<AgentEnd> StartAsync(TraceFormat format, CancellationToken cancellation)
    {
        var end = new AgentEnd(format);
        using var timer = new CancellationTokenSource(s_patience);
        while ((end.Writer.Format != format || end._receiver.RequestsTo(NullConnection.InfoPath) == 0) && !timer.IsCancellationRequested)
            await Task.Delay(s_pause, cancellation);
        if (end.Writer.Format != format)
            throw new WrongOutputException($"The writer has {end.Writer.Format.GetName()} instead of {format.GetName()}.");
        return end;
    }

    /// <summary>Sends what was written, and checks that the agent got all of it in the format.</summary>
    internal void Check(int spans)
    {
        _spans += spans;
        FlushResult result = Writer.FlushAsync().GetAwaiter().GetResult();
        if (!result.IsComplete || Writer.Sent.Spans != _spans)
            throw new WrongOutputException($"{Writer.Sent.Spans} spans were sent instead of {_spans}.");
        if (_receiver.ChunksOf(_format) != Writer.Sent.Chunks)
            throw new WrongOutputException($"{_receiver.ChunksOf(_format)} chunks of {Writer.Sent.Chunks} were {_format.GetName()}.");
    }

    public async ValueTask DisposeAsync()
    {
        await Writer.DisposeAsync();
        await _receiver.DisposeAsync();
    }
}
