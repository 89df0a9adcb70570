namespace SpanPack;

/// <summary>Somebody who waits until segments are sent or dropped. The queue's lock guards it.</summary>
/// <param name="remaining">Segments that are neither sent nor dropped yet.</param>
internal sealed class PendingFlush(int remaining)
{
    private readonly TaskCompletionSource<FlushResult> _completion = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private FlushResult _result;
    private int _remaining = remaining;
    private long _lastNumber = long.MaxValue; // until all that was written is closed

    internal Task<FlushResult> Completion => _completion.Task;

    /// <summary>Gets what was sent and dropped so far.</summary>
    internal FlushResult Result => _result;

    /// <summary>Gets whether a payload that was written before may still be open.</summary>
    internal bool IsOpen => _lastNumber == long.MaxValue;

    /// <summary>Whether it waits for a segment, or has.</summary>
    internal bool Counts(Segment segment) => segment.Number <= _lastNumber;

    /// <summary>No later segment counts.</summary>
    /// <returns>Whether all is done.</returns>
    internal bool EndAt(long number)
    {
        _lastNumber = number;
        return TryComplete();
    }

    /// <summary>There are more segments: one was closed, or cut.</summary>
    internal void Add(long number, int more)
    {
        if (number <= _lastNumber) _remaining += more;
    }

    /// <summary>Counts what became of a segment.</summary>
    /// <param name="number">Which one.</param>
    /// <param name="outcome">What was sent and dropped of it.</param>
    /// <returns>Whether all is done.</returns>
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

    private bool TryComplete() => _remaining == 0 && !IsOpen && _completion.TrySetResult(_result);
}
