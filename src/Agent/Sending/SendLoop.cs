using System.Diagnostics;

namespace SpanPack;

/// <summary>Closes segments in time and sends them, one after the other. Who flushes may send in its place: that spares waking it, and waking who flushes.</summary>
internal sealed class SendLoop(StripeSet stripes, SegmentQueue queue, SegmentSender sender, HeldMemory memory, WakeUp wakeUp, AgentLog log, TimeSpan interval)
{
    // What has failed before goes at most five times a second, so that an agent that comes back has air.
    private static readonly TimeSpan s_backlogInterval = TimeSpan.FromMilliseconds(200);

    private long _closeAt; // Stopwatch ticks; 0 while nothing is open
    private long _lastBacklog;
    private int _isSending; // 1 while somebody sends

    private bool IsSending => Volatile.Read(ref _isSending) == 1;

    /// <summary>Runs until it is cancelled.</summary>
    internal async Task RunAsync(CancellationToken cancellation)
    {
        try
        {
            while (true)
            {
                bool isSignalled = await wakeUp.WaitAsync(NextWait(), cancellation).ConfigureAwait(false);
                if (isSignalled && _closeAt == 0) _closeAt = After(interval);
                if (!isSignalled && IsIdle) memory.ReleaseSpare();
                CloseDue();
                if (TryBegin()) await SendWaitingAsync(flush: null, cancellation).ConfigureAwait(false);
                log.ReportDropped();
            }
        }
        catch (OperationCanceledException)
        {
            // The writer ends.
        }
    }

    /// <summary>Sends until a flush is done or there is a pause, unless somebody sends already; then the loop goes on.</summary>
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

    /// <summary>Waits until nobody sends. Nobody begins afterwards. The loop has ended.</summary>
    internal async Task EndAsync()
    {
        while (!TryBegin()) await Task.Delay(1, CancellationToken.None).ConfigureAwait(false); // who flushes was cancelled
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
            log.Unexpected(problem);
            queue.SettleDropped(segment, DropReason.Failed);
        }
    }

    private async Task PaceAsync(Segment segment, CancellationToken cancellation)
    {
        TimeSpan left = _lastBacklog == 0 ? TimeSpan.Zero : s_backlogInterval - Stopwatch.GetElapsedTime(_lastBacklog);
        try
        {
            if (left > TimeSpan.Zero) await Task.Delay(left, cancellation).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            queue.PutBack(segment);
            throw;
        }

        _lastBacklog = Stopwatch.GetTimestamp();
    }

    private void CloseDue()
    {
        if (_closeAt == 0 || Stopwatch.GetTimestamp() < _closeAt) return;
        _closeAt = stripes.TryCloseAll() ? 0 : After(StripeWait.Pause); // tags that block hold up nobody else
    }

    private TimeSpan NextWait()
    {
        if (IsIdle) return memory.HasSpare ? IdleTime : Timeout.InfiniteTimeSpan;
        TimeSpan wait = _closeAt == 0 ? Timeout.InfiniteTimeSpan : Left(_closeAt);
        if (IsSending || !queue.HasWaiting) return wait; // who sends in its place wakes it
        TimeSpan pause = sender.Pause.Remaining;
        return wait == Timeout.InfiniteTimeSpan || pause < wait ? pause : wait;
    }

    // Then the process keeps no memory for traces.
    private TimeSpan IdleTime => 10 * interval;

    private bool IsIdle => _closeAt == 0 && !queue.HasWaiting;

    private static long After(TimeSpan time) => Stopwatch.GetTimestamp() + (long)(time.TotalSeconds * Stopwatch.Frequency);

    private static TimeSpan Left(long ticks) => Stopwatch.GetElapsedTime(Stopwatch.GetTimestamp(), ticks) is var left && left > TimeSpan.Zero ? left : TimeSpan.Zero;
}
