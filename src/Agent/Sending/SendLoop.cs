namespace SpanPack;

/// <summary>
/// Closes segments in time and sends them one after the other. A flush may send in place of the loop, which saves two thread switches.
/// </summary>
internal sealed class SendLoop(StripeSet stripes, SegmentQueue queue, SegmentSender sender, HeldMemory memory, WakeUp wakeUp, AgentLog log,
    CloseTimer closing)
{
    private int _isSending; // 1 while somebody sends

    private bool IsSending => Volatile.Read(ref _isSending) == 1;

    /// <summary>Runs until it is cancelled.</summary>
    internal Task RunAsync(CancellationToken cancellation) => EndlessLoop.RunAsync(RunOnceAsync, log.Unexpected, cancellation);

    /// <summary>Sends until a flush is complete or a pause starts. If another thread is sending, the loop continues instead.</summary>
    internal async Task SendForAsync(Task flush, CancellationToken cancellation)
    {
        try
        {
            if (TryBegin()) await SendWaitingAsync(flush, cancellation).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            // The writer ends.
        }

        wakeUp.Signal();
    }

    /// <summary>Waits until sending has ended; no further sending starts. The loop has ended.</summary>
    internal async Task EndAsync()
    {
        while (!TryBegin()) await Task.Delay(1, CancellationToken.None).ConfigureAwait(false); // who flushes was cancelled
    }

    private async Task RunOnceAsync(CancellationToken cancellation)
    {
        bool isSignalled = await wakeUp.WaitAsync(NextWait(), cancellation).ConfigureAwait(false);
        if (isSignalled) closing.Start();
        if (!isSignalled && IsIdle) memory.ReleaseSpare();
        CloseDue();
        if (TryBegin()) await SendWaitingAsync(flush: null, cancellation).ConfigureAwait(false);
        log.ReportDropped();
    }

    private bool TryBegin() => Interlocked.CompareExchange(ref _isSending, 1, 0) == 0;

    // Only the loop closes segments.
    private async Task SendWaitingAsync(Task? flush, CancellationToken cancellation)
    {
        try
        {
            while (flush is not { IsCompleted: true } && sender.Pause.Remaining == TimeSpan.Zero && queue.Take() is { } segment)
            {
                await SendAsync(segment, cancellation).ConfigureAwait(false);
                if (flush is null) CloseDue();
            }
        }
        finally
        {
            Volatile.Write(ref _isSending, 0);
        }
    }

    private async Task SendAsync(Segment segment, CancellationToken cancellation)
    {
        try
        {
            if (segment.Attempts > 0) await PaceAsync(segment, cancellation).ConfigureAwait(false);
            await sender.SendAsync(segment, cancellation).ConfigureAwait(false);
        }
        catch (Exception problem) when (problem is not OperationCanceledException)
        {
            queue.SettleDropped(segment, DropReason.Failed);
            log.Unexpected(problem);
        }
    }

    private async Task PaceAsync(Segment segment, CancellationToken cancellation)
    {
        try
        {
            await sender.Pause.PaceRetryAsync(cancellation).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            queue.PutBack(segment);
            throw;
        }
    }

    private void CloseDue()
    {
        if (closing.IsDue) closing.End(stripes.TryCloseAll()); // tags that block hold up nobody else
    }

    private TimeSpan NextWait()
    {
        if (IsIdle) return memory.HasSpare ? closing.IdleTime : Timeout.InfiniteTimeSpan;
        TimeSpan wait = closing.Left;
        if (IsSending || !queue.HasWaiting) return wait; // who sends in its place wakes it
        TimeSpan pause = sender.Pause.Remaining;
        return wait == Timeout.InfiniteTimeSpan || pause < wait ? pause : wait;
    }

    private bool IsIdle => !closing.IsRunning && !queue.HasWaiting;
}
