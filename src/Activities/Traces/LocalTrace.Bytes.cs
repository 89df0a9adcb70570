namespace SpanPack;

/// <content>The memory of waiting items.</content>
internal sealed partial class LocalTrace
{
    private int _bytes; // an estimate of what waits, at most 1 GiB
    private int _charged; // of that, what the others know of, and more
    private byte _part; // of the number that all traces share, where it was charged

    /// <summary>Takes the waiting items if they hold more than others do.</summary>
    /// <param name="waiting">The set of waiting traces.</param>
    /// <param name="bytes">The bytes of others.</param>
    /// <param name="finished">The items to send, if any.</param>
    /// <returns>Whether there are any.</returns>
    internal bool TryTakeAbove(WaitingPlaces<LocalTrace> waiting, long bytes, out FinishedActivities finished)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        bool takes = _count > 0 && _charged >= bytes;
        finished = takes ? TakeAll(waiting) : default;
        return takes;
    }

    private void AddBytes(int bytes)
    {
        const int Max = 1 << 30;
        _bytes = _bytes > Max - Math.Min(bytes, Max) ? Max : _bytes + bytes;
    }

    // All traces share one number, so each changes it in steps: once where there are few children.
    private bool HasRoom(HeldBytes held)
    {
        if (_bytes <= _charged) return true;
        int charge = _bytes + (_bytes / 2);
        if (_charged == 0) _part = (byte)StripedNumber.PartOfThread;
        bool hasRoom = held.Add(_part, charge - _charged);
        _charged = charge;
        return hasRoom;
    }
}
