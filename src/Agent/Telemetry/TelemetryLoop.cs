namespace SpanPack;

/// <summary>Runs a session when something is due or requested; never twice at a time.</summary>
#pragma warning disable CA1001 // A semaphore whose handle nobody asked for holds nothing, and somebody may still flush at the end.
internal sealed class TelemetryLoop(TelemetrySession session, TelemetryReport report, TimeProvider time)
#pragma warning restore CA1001
{
    private readonly SemaphoreSlim _turn = new(1);
    private readonly WakeUp _wakeUp = new(time);

    /// <summary>Signals that the due time has changed.</summary>
    internal void Wake() => _wakeUp.Signal();

    /// <summary>Runs until it is stopped.</summary>
    /// <param name="stopping">Stops the loop; the running step completes.</param>
    /// <param name="ending">Cancels the running step too.</param>
    internal Task RunAsync(CancellationToken stopping, CancellationToken ending)
        => EndlessLoop.RunAsync(
            async cancellation =>
            {
                await _wakeUp.WaitAsync(await ReadNextAsync(cancellation).ConfigureAwait(false), cancellation).ConfigureAwait(false);
                await PassAsync(isAsked: false, isEnd: false, ending).ConfigureAwait(false);
            },
            report.Unexpected,
            stopping);

    /// <summary>Runs the session.</summary>
    /// <returns>Whether everything was accepted.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    internal async Task<bool> PassAsync(bool isAsked, bool isEnd, CancellationToken cancellation)
    {
        await _turn.WaitAsync(cancellation).ConfigureAwait(false);
        try
        {
            return await session.RunAsync(isAsked, isEnd, cancellation).ConfigureAwait(false);
        }
        catch (Exception problem) when (problem is not OperationCanceledException)
        {
            report.Unexpected(problem);
            session.Fail();
            return false;
        }
        finally
        {
            _turn.Release();
        }
    }

    private async Task<TimeSpan> ReadNextAsync(CancellationToken cancellation)
    {
        await _turn.WaitAsync(cancellation).ConfigureAwait(false);
        try
        {
            return session.UntilNext;
        }
        finally
        {
            _turn.Release();
        }
    }
}
