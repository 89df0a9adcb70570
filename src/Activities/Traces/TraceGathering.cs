using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Gathers ended items of local traces, activities and spans of the program alike, and has them written. That happens when the local root
/// ends, for later ones separately, and earlier when many wait or wait for long.
/// </summary>
/// <remarks>Safe for any number of threads. Never throws.</remarks>
/// <param name="waiting">The set of waiting traces.</param>
/// <param name="chunks">Writes complete chunks.</param>
/// <param name="counts">Counts outcomes.</param>
/// <param name="partialFlush">The most items of a trace that may wait for its root.</param>
/// <param name="maxWait">The longest wait in milliseconds.</param>
[DebuggerDisplay("{_waiting}")]
internal sealed class TraceGathering(WaitingPlaces<LocalTrace> waiting, TraceChunkWriter chunks, TraceCounts counts, int partialFlush,
    long maxWait)
{
    private readonly WaitingPlaces<LocalTrace> _waiting = waiting;

    /// <summary>Gets an estimate of the memory of waiting items, in bytes.</summary>
    internal long HeldBytes => _waiting.Held.Held;

    /// <summary>Adds an ended item to its trace.</summary>
    /// <param name="trace">The trace.</param>
    /// <param name="ended">The item, which has ended on this thread.</param>
    /// <param name="bytes">An estimate of its memory.</param>
    internal void Add(LocalTrace trace, EndedActivity ended, int bytes)
    {
        bool isTaken = trace.Add(_waiting, ended, bytes, partialFlush, out FinishedActivities finished, out LocalTrace? displaced);
        if (isTaken) Write(trace, finished, isOwn: true);
        if (displaced is not null) Send(displaced, long.MaxValue);
    }

    /// <summary>Writes an item that is a whole trace.</summary>
    /// <param name="ended">The item, which has ended on this thread: code of the program may provide its values here.</param>
    /// <param name="byHand">The sampling priority that the program set; null for none.</param>
    internal void AddAlone(EndedActivity ended, SamplingPriority? byHand = null)
        => chunks.Write(null, new FinishedActivities(ended), isOwn: true, byHand);

    /// <summary>Sends all waiting items, and waits for chunks that are being written.</summary>
    internal void SendAll()
    {
        _waiting.ForEach(this, static (trace, gathering) => gathering.Send(trace, long.MaxValue));
        _waiting.Taken.Wait();
    }

    /// <summary>Sends overdue items, and the largest traces if memory is short.</summary>
    internal void SendOverdue()
    {
        if (_waiting.Held.IsCrowded) SendLarge();
        _waiting.ForEach((Gathering: this, Before: _waiting.Clock.Now - maxWait),
            static (trace, state) => state.Gathering.Send(trace, state.Before));
    }

    // Traces that wait for long would leave no memory for those that come and go.
    private void SendLarge()
    {
        int[] count = [0];
        _waiting.ForEach(count, static (_, count) => count[0]++);
        _waiting.ForEach((Gathering: this, Share: _waiting.Held.Held / Math.Max(count[0], 1)), static (trace, state) =>
        {
            if (trace.TryTakeAbove(state.Gathering._waiting, state.Share, out FinishedActivities finished))
                state.Gathering.Send(trace, finished);
        });
    }

    private void Send(LocalTrace trace, long endedBefore)
    {
        if (trace.TryTake(_waiting, endedBefore, out FinishedActivities finished)) Send(trace, finished);
    }

    private void Send(LocalTrace trace, in FinishedActivities finished)
    {
        counts.AddPartial();
        Write(trace, finished, isOwn: false);
    }

    private void Write(LocalTrace trace, in FinishedActivities finished, bool isOwn)
    {
        TakenChunks.BeginWrite();
        if (isOwn && trace.IsRootOpen) chunks.Decide(trace); // by the root as it is, which may have values of the program
        chunks.Write(trace, finished, isOwn);
        _waiting.Taken.EndWrite(finished.Entered);
    }
}
