using System.Buffers;

namespace SpanPack;

/// <content>What has ended and was not sent yet.</content>
internal sealed partial class LocalTrace
{
    private const int FirstCapacity = 16;

    private EndedActivity[] _finished = [];
    private int _count;
    private bool _isRootEnded;

    /// <summary>Gets when the oldest of what waits has ended, by the clock of traces that wait.</summary>
    internal long WaitsSince { get; private set; }

    /// <summary>Waits for the root no more: what ends from now on is sent by itself.</summary>
    internal void OnRootEnded()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        _isRootEnded = true;
    }

    /// <summary>Adds an activity that has ended.</summary>
    /// <param name="ended">The activity.</param>
    /// <param name="bytes">An estimate of the memory that it holds.</param>
    /// <param name="partialFlush">How many may wait for the root.</param>
    /// <param name="finished">What has to be sent now, if anything.</param>
    /// <param name="displaced">Another trace that has to be sent now, if any.</param>
    /// <returns>Whether <paramref name="finished"/> is something.</returns>
    internal bool Add(EndedActivity ended, int bytes, int partialFlush, out FinishedActivities finished, out LocalTrace? displaced)
    {
        displaced = null;
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        bool isRoot = IsRoot(ended);
        if (!isRoot) _ended++;
        if (_isRootEnded || (_count == 0 && isRoot))
        {
            _isRootEnded = true;
            finished = new FinishedActivities(ended);
            return true;
        }

        Append(ended);
        _bytes += bytes;
        _isRootEnded = isRoot;
        if (isRoot || _count >= partialFlush || !HasRoom())
        {
            finished = TakeAll();
            return true;
        }

        if (_count == 1)
        {
            WaitsSince = _waiting.Clock.Now;
            displaced = _waiting.Add(this);
        }

        finished = default;
        return false;
    }

    /// <summary>Takes what waits, whether or not the root has ended.</summary>
    /// <param name="endedBefore">Only if the oldest has ended before that, see <see cref="WaitsSince"/>.</param>
    /// <param name="finished">What has to be sent, if anything.</param>
    /// <returns>Whether there was something.</returns>
    internal bool TryTake(long endedBefore, out FinishedActivities finished)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        bool takes = _count > 0 && WaitsSince <= endedBefore;
        finished = takes ? TakeAll() : default;
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

    private FinishedActivities TakeAll()
    {
        int entered = _waiting.Taken.Enter(); // first: nobody finds the trace any more
        _waiting.Remove(this);
        if (_charged > 0) _waiting.Held.Remove(_charged);
        var finished = new FinishedActivities(_finished, _count, entered);
        (_finished, _count, _bytes, _charged) = ([], 0, 0, 0);
        return finished;
    }
}
