namespace SpanPack;

/// <summary>Selects the fault of each request. Safe for any number of threads.</summary>
internal sealed class FaultSchedule(IReadOnlyList<DevAgentFault> faults)
{
    private long _count;

    /// <summary>Counts a request.</summary>
    /// <returns>The first fault that is due; null for none.</returns>
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
