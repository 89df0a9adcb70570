namespace SpanPack;

/// <summary>
/// Requests <c>/info</c> of the agent: at the start, when it has changed, and periodically. Source: docs/protocol.md#info.
/// </summary>
/// <remarks><c>learned</c> receives the info and never throws.</remarks>
internal sealed class InfoPoller(AgentLink link, Reachability reachability, FormatPolicy formats, WakeUp wanted, AgentLog log,
    Action<AgentInfo> learned, TimeProvider time)
{
    private static readonly TimeSpan s_interval = TimeSpan.FromSeconds(30);
    // an agent that says another state with each answer is not asked each time
    private static readonly TimeSpan s_leastInterval = TimeSpan.FromMilliseconds(500);

    private readonly Backoff _untilFirst = new(TimeSpan.FromMilliseconds(500), TimeSpan.FromSeconds(5));
    private readonly Backoff _unreachable = new(TimeSpan.FromSeconds(1), TimeSpan.FromSeconds(60));

    /// <summary>Polls until it is cancelled.</summary>
    internal Task RunAsync(CancellationToken cancellation) => EndlessLoop.RunAsync(RunOnceAsync, log.Unexpected, cancellation);

    private async Task RunOnceAsync(CancellationToken cancellation)
    {
        bool isKnown = await PollAsync(cancellation).ConfigureAwait(false);
        await Task.Delay(s_leastInterval, time, cancellation).ConfigureAwait(false);
        await WaitAsync(isKnown, cancellation).ConfigureAwait(false);
    }

    private async Task WaitAsync(bool isKnown, CancellationToken cancellation)
    {
        if (!isKnown)
        {
            await wanted.WaitAsync(reachability.IsLost ? _unreachable.NextWithJitter() : _untilFirst.Next(), cancellation)
                .ConfigureAwait(false);
            return;
        }

        _untilFirst.Reset();
        _unreachable.Reset();
        do
        {
            if (await wanted.WaitAsync(s_interval, cancellation).ConfigureAwait(false)) return;
        }
        while (link.TakeConfirmation());
    }

    private async Task<bool> PollAsync(CancellationToken cancellation)
    {
        try
        {
            AgentResponse response = await link.GetInfoAsync(cancellation).ConfigureAwait(false);
            AgentInfo? info = response switch
            {
                { Status: 404 } => AgentInfo.None,
                { IsSuccess: true, IsCut: false } => AgentInfo.Parse(response.Body),
                _ => null,
            };
            if (info is null) return false;
            TraceFormat before = formats.Format;
            formats.Learn(info);
            if (info.MaxRequestBytes < FormatPolicy.LeastLimit) log.LimitIgnored(info.MaxRequestBytes.Value, FormatPolicy.LeastLimit);
            learned(info);
            link.KnowInfo(() => response.AgentState ?? info.State);
            if (formats.Format != before) log.FormatChanged(formats.Format, info.Version);
            return true;
        }
        catch (AgentUnreachableException)
        {
            return false;
        }
    }
}
