namespace SpanPack;

/// <content>Segments that are dropped: for newer ones, and at the end.</content>
internal sealed partial class SegmentQueue
{
    private bool _hasEnded;

    /// <summary>Drops the oldest segment that is not in flight.</summary>
    /// <returns>Whether there was one.</returns>
    internal bool TryDropOldest(DropReason reason)
    {
        Segment dropped;
        lock (_lock)
        {
            if (_waiting.Count == 0) return false;
            dropped = _waiting[0];
            _waiting.RemoveAt(0);
            totals.CountDropped(reason, dropped.ChunkCount, dropped.SpanCount, dropped.Body.Length); // who flushes reads it next
            SettleFlushes(dropped.Number, new FlushResult(0, 0, dropped.ChunkCount, dropped.SpanCount));
        }

        dropped.Dispose();
        return true;
    }

    /// <summary>Drops the segments, and those that are closed later: a thread that its tags block may end after the writer.</summary>
    internal void End()
    {
        lock (_lock) _hasEnded = true;
        DropRest();
    }

    private void DropRest()
    {
        while (TryDropOldest(DropReason.Shutdown)) { }
    }
}
