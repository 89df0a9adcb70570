namespace SpanPack;

/// <summary>
/// The reachability of the agent, from the last connect. While it is unreachable, little is buffered. Safe for use by any number of
/// threads.
/// </summary>
internal sealed class Reachability(HeldMemory memory, WriterTotals totals, AgentLog log)
{
    /// <summary>The most bytes that are buffered for an unreachable agent.</summary>
    internal const long HeldBytesWithoutAgent = 4 * 1024 * 1024;

    private readonly object _lock = new();
    private readonly long _limit = memory.Limit;
    private TaskCompletionSource _loss = NewLoss();
    private bool _isLost;
    private long _losses;
    private AgentWriterAmounts _droppedBefore;

    /// <summary>Gets whether the last connect failed.</summary>
    internal bool IsLost => Volatile.Read(ref _isLost);

    /// <summary>Gets how often the agent was lost.</summary>
    internal long Losses => Volatile.Read(ref _losses);

    /// <summary>Gets a task that completes when a connect fails; it is completed while the agent is lost.</summary>
    internal Task Loss
    {
        get
        {
            lock (_lock) return _loss.Task;
        }
    }

    internal void Lose(string address, string reason)
    {
        log.Unreachable(address, reason);
        lock (_lock)
        {
            if (_isLost) return;
            _isLost = true;
            Volatile.Write(ref _losses, _losses + 1);
            _loss.TrySetResult();
            _droppedBefore = Dropped();
            memory.Limit = Math.Min(_limit, HeldBytesWithoutAgent);
        }

        memory.Trim();
    }

    /// <summary>Records that a request was answered.</summary>
    /// <returns>Whether the agent was lost before.</returns>
    internal bool Find(string address)
    {
        lock (_lock)
        {
            if (!_isLost) return false;
            _isLost = false;
            _loss = NewLoss();
            memory.Limit = _limit;
            AgentWriterAmounts dropped = Dropped();
            log.Recovered(address, dropped.Chunks - _droppedBefore.Chunks, dropped.Spans - _droppedBefore.Spans);
            return true;
        }
    }

    private static TaskCompletionSource NewLoss() => new(TaskCreationOptions.RunContinuationsAsynchronously);

    private AgentWriterAmounts Dropped()
    {
        AgentWriterAmounts evicted = totals.Dropped(DropReason.Evicted);
        AgentWriterAmounts full = totals.Dropped(DropReason.Full);
        return new AgentWriterAmounts(evicted.Chunks + full.Chunks, evicted.Spans + full.Spans, evicted.Bytes + full.Bytes);
    }
}
