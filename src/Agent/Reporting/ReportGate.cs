namespace SpanPack;

/// <summary>Lets a message pass now and then. Safe for use by any number of threads. While the clock of a program throws, none passes.</summary>
/// <param name="interval">The least time between two.</param>
/// <param name="time">The clock.</param>
internal sealed class ReportGate(TimeSpan interval, TimeProvider time)
{
    private readonly long _interval = (long)(interval.TotalSeconds * time.TimestampFrequency);
    private long _next; // timestamp of the clock; 0 before the first

    internal bool TryPass()
    {
        try
        {
            long now = time.GetTimestamp();
            long next = Volatile.Read(ref _next);
            return (next == 0 || now >= next) && Interlocked.CompareExchange(ref _next, now + _interval, next) == next;
        }
        catch (Exception)
        {
            return false; // who reports is often a loop that must go on
        }
    }

    /// <summary>The next message passes at once.</summary>
    internal void Reset() => Volatile.Write(ref _next, 0);
}
