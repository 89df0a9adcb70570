namespace SpanPack;

/// <summary>A caller that waits until segments are sent or dropped. The queue's lock guards it.</summary>
/// <param name="remaining">Segments that are neither sent nor dropped yet.</param>
internal sealed class PendingFlush(int remaining)
{
    private readonly TaskCompletionSource _completion = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private FlushResult _result;
    private int _remaining = remaining;
    private long _lastNumber = long.MaxValue; // until all that was written is closed

    internal Task Completion => _completion.Task;

    /// <summary>Gets the amounts sent and dropped so far.</summary>
    internal FlushResult Result => _result;

    /// <summary>Gets whether an earlier payload may still be open.</summary>
    internal bool IsOpen => _lastNumber == long.MaxValue;

    /// <summary>Returns whether it waits for a segment, or has waited for it.</summary>
    internal bool Counts(Segment segment) => segment.Number <= _lastNumber;

    /// <summary>Excludes later segments.</summary>
    /// <returns>Whether the flush is complete.</returns>
    internal bool EndAt(long number)
    {
        _lastNumber = number;
        return TryComplete();
    }

    /// <summary>Adds segments: one was closed or split.</summary>
    internal void Add(long number, int more)
    {
        if (number <= _lastNumber) _remaining += more;
    }

    /// <summary>Counts the outcome of a segment.</summary>
    /// <param name="number">Its number.</param>
    /// <param name="outcome">The amounts sent and dropped.</param>
    /// <returns>Whether the flush is complete.</returns>
    internal bool Settle(long number, in FlushResult outcome)
    {
        if (number > _lastNumber) return false;
        _result = new FlushResult(
            _result.SentChunks + outcome.SentChunks,
            _result.SentSpans + outcome.SentSpans,
            _result.DroppedChunks + outcome.DroppedChunks,
            _result.DroppedSpans + outcome.DroppedSpans);
        _remaining--;
        return TryComplete();
    }

    private bool TryComplete() => _remaining == 0 && !IsOpen && _completion.TrySetResult();
}
