namespace SpanPack;

/// <summary>The parts of an enabled telemetry client, and its loop.</summary>
internal sealed class TelemetryEngine : IAsyncDisposable
{
    private readonly CancellationTokenSource _stopping = new();
    private readonly CancellationTokenSource _ending = new();
    private readonly object _lock = new();
    private readonly TelemetryOptions _options;
    private readonly TelemetryTarget _target;
    private readonly TelemetryAvailability _availability;
    private readonly TelemetryBacklog _backlog;
    private readonly TelemetrySession _session;
    private readonly TelemetryLoop _loop;
    private readonly LoadedAssemblies? _assemblies;
    private readonly Func<bool, Task> _exit;
    private readonly Task _running;
    private Task? _disposal;

    internal TelemetryEngine(TelemetryOptions options, TelemetryTarget target, TelemetryReport report)
    {
        (_options, _target) = (options, target);
        Clock = new TelemetryClock(options.Time);
        Wanted = options.ReadWanted();
        Gathering = new TelemetryGathering(Clock, Wanted.Metrics);
        _availability = new TelemetryAvailability(target.IsAgent);
        _backlog = new TelemetryBacklog(options.MaxBacklogBytes, Gathering.Losses);
        var frame = new TelemetryFrame(options.Process ?? ProcessDescription.Current, options.IsDebug, Clock);
        var sender = new TelemetrySender(target.Client, target.RouteFor(frame), Gathering.Metrics, report);
        var schedule = new TelemetrySchedule(Clock, options.Interval
            ?? SecondsVariable.Heartbeat.Read(options.Variables), SecondsVariable.ExtendedHeartbeat.Read(options.Variables));
        _session = new TelemetrySession(Gathering, _backlog, frame, sender, schedule, _availability);
        _loop = new TelemetryLoop(_session, report, options.Time);
        _assemblies = options.ReportsAssemblies && Wanted.Dependencies ? new LoadedAssemblies(Gathering.Facts) : null;
        _exit = EndAtExitAsync;
        // The loop must not carry what the thread that made it had in its context.
        using (ExecutionContext.SuppressFlow())
            _running = Task.Run(() => _loop.RunAsync(_stopping.Token, _ending.Token), CancellationToken.None);
    }

    internal TelemetryClock Clock { get; }

    internal TelemetryWanted Wanted { get; }

    internal TelemetryGathering Gathering { get; }

    internal long HeldBytes => _backlog.HeldBytes;

    internal long SentRequests => _session.TakenBodies;

    internal bool IsGone => _availability.IsGone;

    /// <summary>Applies the info of the agent.</summary>
    internal void Learn(AgentInfo info)
    {
        if (_availability.Learn(info)) _loop.Wake();
    }

    /// <summary>Ends it with the process, unless it is ended before.</summary>
    internal void EndWithProcess()
    {
        if (_options.ShutdownTimeout > TimeSpan.Zero) ExitFlush.Add(_exit);
    }

    internal async Task<bool> FlushAsync(CancellationToken cancellation)
    {
        using var timer = new CancellationTokenSource(_options.FlushTimeout);
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellation, timer.Token);
        try
        {
            return await _loop.PassAsync(isAsked: true, isEnd: false, limit.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (!cancellation.IsCancellationRequested)
        {
            return false;
        }
        finally
        {
            _loop.Wake(); // what failed is due again earlier than the loop knows
        }
    }

    internal async Task FlushWithinAsync(TimeSpan time)
    {
        using var limit = new CancellationTokenSource(time);
        await ((Task)FlushAsync(limit.Token)).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
    }

    public ValueTask DisposeAsync() => EndAsync(_options.ShutdownTimeout);

    /// <summary>Sends waiting messages and the end, within a time and the limit of the options.</summary>
    internal ValueTask EndAsync(TimeSpan time)
    {
        lock (_lock) return new ValueTask(_disposal ??= EndOnceAsync(time < _options.ShutdownTimeout ? time : _options.ShutdownTimeout));
    }

    public override string ToString()
        => $"{_target.Client}: {SentRequests} requests taken, {HeldBytes} bytes wait, {Gathering.Losses.Total} items "
            + $"lost{(IsGone ? ", the agent takes none" : "")}";

    // The process may go on after a signal: then this is not the end.
    private Task EndAtExitAsync(bool isLast) => isLast ? DisposeAsync().AsTask() : FlushWithinAsync(_options.ShutdownTimeout);

    private async Task EndOnceAsync(TimeSpan time)
    {
        ExitFlush.Remove(_exit);
        _assemblies?.Dispose();
        using var limit = new CancellationTokenSource(time);
        try
        {
            await _stopping.CancelAsync().ConfigureAwait(false);
            using (limit.Token.Register(static ending => ((CancellationTokenSource)ending!).Cancel(), _ending))
                await _running.ConfigureAwait(false);
            if (!limit.IsCancellationRequested) await _loop.PassAsync(isAsked: true, isEnd: true, limit.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            // Time is over.
        }

        _target.Dispose();
    }
}
