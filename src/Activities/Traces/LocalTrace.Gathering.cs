using System.Buffers;

namespace SpanPack;

/// <content>Ended items that were not sent yet.</content>
internal sealed partial class LocalTrace
{
    private const int FirstCapacity = 16;

    private EndedActivity[] _finished = [];
    private int _count;
    private bool _isRootEnded;

    /// <summary>Gets the end of the oldest waiting item, by the clock of waiting traces.</summary>
    internal long WaitsSince { get; private set; }

    /// <summary>Stops waiting for the root: later items are sent separately.</summary>
    internal void OnRootEnded()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        _isRootEnded = true;
    }

    /// <summary>Adds an ended activity.</summary>
    /// <param name="waiting">The set of waiting traces.</param>
    /// <param name="ended">The activity.</param>
    /// <param name="bytes">An estimate of its memory.</param>
    /// <param name="partialFlush">The most items that may wait for the root.</param>
    /// <param name="finished">The items to send now, if any.</param>
    /// <param name="displaced">Another trace to send now, if any.</param>
    /// <returns>Whether <paramref name="finished"/> has items.</returns>
    internal bool Add(WaitingPlaces<LocalTrace> waiting, EndedActivity ended, int bytes, int partialFlush, out FinishedActivities finished,
        out LocalTrace? displaced)
    {
        displaced = null;
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        bool isRoot = IsRoot(ended);
        if (!isRoot) _open--;
        if (_isRootEnded || (_count == 0 && isRoot))
        {
            _isRootEnded = true;
            finished = new FinishedActivities(ended);
            return true;
        }

        Append(ended);
        AddBytes(bytes);
        _isRootEnded = isRoot;
        if (isRoot || _count >= partialFlush || !HasRoom(waiting.Held))
        {
            finished = TakeAll(waiting);
            return true;
        }

        if (_count == 1)
        {
            WaitsSince = waiting.Clock.Now;
            displaced = waiting.Add(this);
        }

        finished = default;
        return false;
    }

    /// <summary>Takes the waiting items, whether or not the root has ended.</summary>
    /// <param name="waiting">The set of waiting traces.</param>
    /// <param name="endedBefore">Only if the oldest has ended before that, see <see cref="WaitsSince"/>.</param>
    /// <param name="finished">The items to send, if any.</param>
    /// <returns>Whether there are any.</returns>
    internal bool TryTake(WaitingPlaces<LocalTrace> waiting, long endedBefore, out FinishedActivities finished)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        bool takes = _count > 0 && WaitsSince <= endedBefore;
        finished = takes ? TakeAll(waiting) : default;
        return takes;
    }

    private void Append(EndedActivity activity)
    {
        if (_count == _finished.Length)
        {
            EndedActivity[] larger = ArrayPool<EndedActivity>.Shared.Rent(Math.Max(FirstCapacity, _count * 2));
            _finished.AsSpan(0, _count).CopyTo(larger);
            if (_count > 0) new FinishedActivities(_finished, _count).Return();
            _finished = larger;
        }

        _finished[_count++] = activity;
    }

    private FinishedActivities TakeAll(WaitingPlaces<LocalTrace> waiting)
    {
        int entered = waiting.Taken.Enter(); // first: nobody finds the trace any more
        waiting.Remove(this);
        if (_charged > 0) waiting.Held.Remove(_part, _charged);
        var finished = new FinishedActivities(_finished, _count, entered);
        (_finished, _count, _bytes, _charged) = ([], 0, 0, 0);
        return finished;
    }
}
