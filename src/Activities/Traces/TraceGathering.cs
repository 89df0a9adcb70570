using System.Diagnostics;

namespace SpanPack;

/// <summary>Gathers what ends of local traces, activities and spans of the program alike, and has it written: when the local root ends, later ones by themselves, and earlier when many wait or wait for long.</summary>
/// <remarks>Safe for any number of threads. Never throws.</remarks>
/// <param name="waiting">Where traces wait for their roots.</param>
/// <param name="chunks">Writes what is complete.</param>
/// <param name="counts">Counts what becomes of it.</param>
/// <param name="partialFlush">How many of a trace may wait for its root.</param>
/// <param name="maxWait">How long they may, in milliseconds.</param>
[DebuggerDisplay("{_waiting}")]
internal sealed class TraceGathering(WaitingPlaces<LocalTrace> waiting, TraceChunkWriter chunks, TraceCounts counts, int partialFlush, long maxWait)
{
    private readonly WaitingPlaces<LocalTrace> _waiting = waiting;

    /// <summary>Gets an estimate of the memory of what waits, in bytes.</summary>
    internal long HeldBytes => _waiting.Held.Held;

    /// <summary>Adds what has ended to its trace.</summary>
    /// <param name="trace">The trace.</param>
    /// <param name="ended">What has ended, on this thread.</param>
    /// <param name="bytes">An estimate of the memory that it holds.</param>
    internal void Add(LocalTrace trace, EndedActivity ended, int bytes)
    {
        bool isTaken = trace.Add(ended, bytes, partialFlush, out FinishedActivities finished, out LocalTrace? displaced);
        if (isTaken) Write(trace, finished, isOwn: true);
        if (displaced is not null) Send(displaced, long.MaxValue);
    }

    /// <summary>Writes what is all of its trace.</summary>
    /// <param name="ended">What has ended, on this thread: code of the program may make its values here.</param>
    /// <param name="byHand">What the program has decided of the trace; null for nothing.</param>
    internal void AddAlone(EndedActivity ended, SamplingPriority? byHand = null) => chunks.Write(null, new FinishedActivities(ended), isOwn: true, byHand);

    /// <summary>Sends all that waits, and waits for what is being written.</summary>
    internal void SendAll()
    {
        _waiting.ForEach(this, static (trace, gathering) => gathering.Send(trace, long.MaxValue));
        _waiting.Taken.Wait();
    }

    /// <summary>Sends what has waited for long, and where memory is short the largest traces.</summary>
    internal void SendOverdue()
    {
        if (_waiting.Held.IsCrowded) SendLarge();
        _waiting.ForEach((Gathering: this, Before: _waiting.Clock.Now - maxWait), static (trace, state) => state.Gathering.Send(trace, state.Before));
    }

    // Traces that wait for long would leave no memory for those that come and go.
    private void SendLarge()
    {
        int[] count = [0];
        _waiting.ForEach(count, static (_, count) => count[0]++);
        _waiting.ForEach((Gathering: this, Share: _waiting.Held.Held / Math.Max(count[0], 1)), static (trace, state) =>
        {
            if (trace.TryTakeAbove(state.Share, out FinishedActivities finished)) state.Gathering.Send(trace, finished);
        });
    }

    private void Send(LocalTrace trace, long endedBefore)
    {
        if (trace.TryTake(endedBefore, out FinishedActivities finished)) Send(trace, finished);
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
