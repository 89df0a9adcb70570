namespace SpanPack;

/// <summary>
/// Limits the frequency of a message. Safe for use by any number of threads. While the program's clock throws, no message passes.
/// </summary>
/// <param name="interval">The least time between two messages.</param>
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

    /// <summary>Allows the next message at once.</summary>
    internal void Reset() => Volatile.Write(ref _next, 0);
}
