namespace SpanPack;

/// <content>The memory of waiting items.</content>
internal sealed partial class LocalTrace
{
    private long _bytes; // an estimate of what waits
    private long _charged; // of that, what the others know of, and more

    /// <summary>Takes the waiting items if they hold more than others do.</summary>
    /// <param name="bytes">The bytes of others.</param>
    /// <param name="finished">The items to send, if any.</param>
    /// <returns>Whether there are any.</returns>
    internal bool TryTakeAbove(long bytes, out FinishedActivities finished)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        bool takes = _count > 0 && _charged >= bytes;
        finished = takes ? TakeAll() : default;
        return takes;
    }

    // All traces share one number, so each changes it in steps: once where there are few children.
    private bool HasRoom()
    {
        if (_bytes <= _charged) return true;
        long charge = _bytes + (_bytes / 2);
        bool hasRoom = _waiting.Held.Add(charge - _charged);
        _charged = charge;
        return hasRoom;
    }
}
