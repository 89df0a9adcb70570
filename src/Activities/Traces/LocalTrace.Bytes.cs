namespace SpanPack;

/// <content>The memory of what waits.</content>
internal sealed partial class LocalTrace
{
    private long _bytes; // an estimate of what waits
    private long _charged; // of that, what the others know of, and more

    /// <summary>Takes what waits if it holds more than others do.</summary>
    /// <param name="bytes">What others hold, in bytes.</param>
    /// <param name="finished">What has to be sent, if anything.</param>
    /// <returns>Whether there was something.</returns>
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
