namespace SpanPack;

/// <summary>Which request has which fault. Any number of threads may ask.</summary>
internal sealed class FaultSchedule(IReadOnlyList<DevAgentFault> faults)
{
    private long _count;

    /// <summary>Counts a request.</summary>
    /// <returns>The first fault whose turn it is; null when it is none's.</returns>
    internal DevAgentFault? Next()
    {
        long number = Interlocked.Increment(ref _count);
        foreach (DevAgentFault fault in faults)
        {
            if (number % fault.Every == 0) return fault;
        }

        return null;
    }
}
