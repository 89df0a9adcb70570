namespace SpanPack;

/// <summary>The order of messages: the start until it is accepted, then gathered reports, and the end. One thread at a time.</summary>
internal sealed class TelemetrySession(TelemetryGathering gathering, TelemetryBacklog backlog, TelemetryFrame frame, TelemetrySender sender,
    TelemetrySchedule schedule, TelemetryAvailability availability)
{
    private const int MaxBatchBytes = 4 * 1024 * 1024; // a body stays under 5 MB
    private const int MaxFailures = 10; // answers of 5xx to one body

    private TelemetryEnvelope? _body; // that was not taken yet: sent again as it is
    private long _bodyBytes;
    private int _failures;
    private bool _isStarted;
    private bool _isEnded;
    private long _takenBodies;

    /// <summary>Gets the number of accepted bodies.</summary>
    internal long TakenBodies => Volatile.Read(ref _takenBodies);

    /// <summary>Gets the time until something is due; infinite when nothing ever is.</summary>
    internal TimeSpan UntilNext => _isEnded || availability.IsGone
        ? Timeout.InfiniteTimeSpan
        : schedule.UntilNext(availability.IsOpen && (_body is not null || backlog.Peek() is not null));

    /// <summary>Drops the current body after a refusal or an unexpected failure.</summary>
    internal void Fail()
    {
        if (_body is null) return;
        gathering.Losses.Count(MessagesOf(_body));
        EndBody();
        schedule.Pause.AfterFailure();
    }

    /// <summary>Gathers due messages and sends waiting ones.</summary>
    /// <param name="isAsked">Whether a caller waits for the result.</param>
    /// <param name="isEnd">Whether this is the final run.</param>
    /// <param name="cancellation">Cancels the run.</param>
    /// <returns>Whether everything was accepted.</returns>
    /// <exception cref="OperationCanceledException">The run was cancelled. The current body is sent again in the next run.</exception>
    internal async Task<bool> RunAsync(bool isAsked, bool isEnd, CancellationToken cancellation)
    {
        if (availability.TakeReturn()) Restart();
        if (_isEnded || availability.IsGone) return false;
        if (isAsked) schedule.Pause.End();
        if (!_isStarted && _body is null) AddStart(); // before what changes after it
        if (schedule.TakeReport(isAsked || isEnd)) gathering.TakeReport().ForEach(backlog.Add);
        if (isEnd)
        {
            backlog.Add(TelemetryMessage.Empty(TelemetryRequestTypes.Closing));
            _isEnded = true;
        }

        return await SendAsync(cancellation).ConfigureAwait(false);
    }

    private async Task<bool> SendAsync(CancellationToken cancellation)
    {
        if (!availability.IsOpen) return false;
        while (schedule.Pause.Remaining == TimeSpan.Zero)
        {
            _body ??= MakeBody();
            if (_body is null) return true;
            Settle(await sender.PostAsync(_body, _bodyBytes, cancellation).ConfigureAwait(false));
            if (availability.IsGone) return false;
        }

        return false;
    }

    private void Settle(TelemetryOutcome outcome)
    {
        switch (outcome)
        {
            case TelemetryOutcome.Taken:
                schedule.Pause.AfterSuccess();
                Volatile.Write(ref _takenBodies, _takenBodies + 1);
                NoteStart();
                EndBody();
                break;
            case TelemetryOutcome.Gone:
                availability.Lose();
                if (_isStarted) gathering.Losses.Count(MessagesOf(_body!)); // the start is sent again to an agent that takes it
                EndBody();
                backlog.Clear();
                gathering.Close();
                break;
            case TelemetryOutcome.Refused when _isStarted:
            case TelemetryOutcome.Failed when _isStarted && ++_failures == MaxFailures:
                Fail();
                break;
            default:
                schedule.Pause.AfterFailure();
                break;
        }
    }

    // The start goes alone; what comes after it begins to beat.
    private void NoteStart()
    {
        if (_isStarted) return;
        _isStarted = true;
        schedule.BeginHeartbeats();
    }

    private void AddStart()
    {
        List<TelemetryMessage> start = gathering.TakeStart();
        SetBody([start[0]]);
        start[1..].ForEach(backlog.Add);
    }

    private void Restart()
    {
        (_isStarted, _body) = (false, null);
        schedule.Pause.AfterSuccess();
        gathering.Reopen();
    }

    private TelemetryEnvelope? MakeBody()
    {
        if (!_isEnded) Beat();
        if (backlog.Peek() is null) return null;
        var messages = new List<TelemetryMessage>();
        long bytes = 0;
        bool hasList = false; // of dependencies: one in a body
        while (backlog.Peek() is { } next && (messages.Count == 0 || bytes + next.Bytes <= MaxBatchBytes))
        {
            bool isList = next.RequestType is TelemetryRequestTypes.DependenciesLoaded or TelemetryRequestTypes.ExtendedHeartbeat;
            if (isList && hasList) break;
            hasList |= isList;
            bytes += next.Bytes;
            messages.Add(backlog.Take());
        }

        SetBody(messages);
        return _body;
    }

    // A beat that was missed is not made up for.
    private void Beat()
    {
        if (schedule.TakeHeartbeat()) backlog.Add(TelemetryMessage.Empty(TelemetryRequestTypes.Heartbeat));
        if (schedule.TakeExtendedHeartbeat()) gathering.MakeExtendedHeartbeats().ForEach(backlog.Add);
    }

    private void SetBody(List<TelemetryMessage> messages)
    {
        _body = frame.Create(messages);
        _bodyBytes = messages.Sum(static message => (long)message.Bytes);
    }

    private void EndBody()
    {
        (_body, _failures) = (null, 0);
        backlog.EndBody();
    }

    private static int MessagesOf(TelemetryEnvelope body) => body is TelemetryBatch batch ? batch.Payload.Count : 1;
}
