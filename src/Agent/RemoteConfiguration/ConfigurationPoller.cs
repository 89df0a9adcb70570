namespace SpanPack;

/// <summary>Polls while there are subscribers and the agent supports it. One request is in flight at a time.</summary>
internal sealed class ConfigurationPoller(ConfigurationLink link, ConfigurationSession session, WakeUp wanted, ConfigurationLog log,
    TimeSpan interval, TimeProvider time)
{
    private static readonly TimeSpan s_second = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan s_longest = TimeSpan.FromMinutes(1);

    private readonly Backoff _unreachable = new(s_second, s_longest);
    private readonly Backoff _refused = new(s_second, s_longest);
    private readonly Backoff _absent = new(s_second, s_longest); // an agent at its start may list the endpoint a little later
    private bool _isListed;
    private Func<string?>? _infoState; // asked for when an answer has one

    /// <summary>Runs until it is cancelled.</summary>
    internal Task RunAsync(CancellationToken cancellation) => EndlessLoop.RunAsync(RunOnceAsync, log.Unexpected, cancellation);

    private async Task RunOnceAsync(CancellationToken cancellation)
    {
        TimeSpan wait = await StepAsync(cancellation).ConfigureAwait(false);
        if (wait == Timeout.InfiniteTimeSpan) await wanted.WaitAsync(wait, cancellation).ConfigureAwait(false);
        else await Task.Delay(wait, time, cancellation).ConfigureAwait(false);
    }

    // Gives the time until the next step.
    private async Task<TimeSpan> StepAsync(CancellationToken cancellation)
    {
        try
        {
            if (session.Next() is not { } request) return Timeout.InfiniteTimeSpan;
            if (!_isListed && await AskInfoAsync(cancellation).ConfigureAwait(false) is { } pause) return pause;
            return Take(await link.PollAsync(request, cancellation).ConfigureAwait(false));
        }
        catch (AgentUnreachableException problem)
        {
            log.Unreachable(problem.Message);
            _isListed = false; // what answers next may be another agent
            return AtLeastInterval(_unreachable.NextWithJitter());
        }
        catch (Exception problem) when (problem is not OperationCanceledException)
        {
            log.Unexpected(problem);
            return AtLeastInterval(_refused.NextWithJitter());
        }
    }

    // Null when the agent takes polls, else the time until it is asked again.
    private async Task<TimeSpan?> AskInfoAsync(CancellationToken cancellation)
    {
        AgentResponse response = await link.GetInfoAsync(cancellation).ConfigureAwait(false);
        if (response is { IsSuccess: true, IsCut: false } && AgentInfo.Parse(response.Body) is { } info)
        {
            _infoState = () => response.AgentState ?? info.State;
            _isListed = ConfigurationLink.IsListedIn(info);
        }

        if (_isListed) return null;
        log.Absent();
        return AtLeastInterval(_absent.Next());
    }

    private TimeSpan Take(AgentResponse response)
    {
        _unreachable.Reset();
        if (response.AgentState is { } state
            && !string.Equals(state, _infoState?.Invoke(), StringComparison.OrdinalIgnoreCase)) _isListed = false;
        if (!response.IsSuccess) return Refused(response);
        _refused.Reset();
        _absent.Reset();
        session.Take(response);
        if (session.LastError is { } error) log.NotApplied(error);
        return interval;
    }

    private TimeSpan Refused(AgentResponse response)
    {
        if (response.Status == 404)
        {
            _isListed = false;
            log.Absent();
            return AtLeastInterval(_absent.Next());
        }

        log.Refused(response.Status, AgentLink.ReasonOf(response));
        return AtLeastInterval(_refused.NextWithJitter());
    }

    private TimeSpan AtLeastInterval(TimeSpan pause) => pause > interval ? pause : interval;
}
