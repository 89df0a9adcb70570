namespace SpanPack;

/// <summary>Lets a session run when something is due, and when somebody asks; never twice at a time.</summary>
#pragma warning disable CA1001 // A semaphore whose handle nobody asked for holds nothing, and somebody may still flush at the end.
internal sealed class TelemetryLoop(TelemetrySession session, TelemetryReport report, TimeProvider time)
#pragma warning restore CA1001
{
    private readonly SemaphoreSlim _turn = new(1);
    private readonly WakeUp _wakeUp = new(time);

    /// <summary>What is due has changed.</summary>
    internal void Wake() => _wakeUp.Signal();

    /// <summary>Runs until it is told to stop.</summary>
    /// <param name="stopping">It goes no further. What is under way comes to its end.</param>
    /// <param name="ending">Ends that, too.</param>
    internal Task RunAsync(CancellationToken stopping, CancellationToken ending)
        => EndlessLoop.RunAsync(
            async cancellation =>
            {
                await _wakeUp.WaitAsync(await ReadNextAsync(cancellation).ConfigureAwait(false), cancellation).ConfigureAwait(false);
                await PassAsync(isAsked: false, isEnd: false, ending).ConfigureAwait(false);
            },
            report.Unexpected,
            stopping);

    /// <summary>Lets the session run.</summary>
    /// <returns>Whether all was taken.</returns>
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
