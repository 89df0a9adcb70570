namespace SpanPack;

/// <summary>Lets a message pass now and then. Safe for use by any number of threads.</summary>
/// <param name="interval">The least time between two.</param>
internal sealed class ReportGate(TimeSpan interval)
{
    private long _next; // milliseconds of Environment.TickCount64; 0 before the first

    internal bool TryPass()
    {
        long now = Environment.TickCount64;
        long next = Volatile.Read(ref _next);
        return (next == 0 || now >= next) && Interlocked.CompareExchange(ref _next, now + (long)interval.TotalMilliseconds, next) == next;
    }

    /// <summary>The next message passes at once.</summary>
    internal void Reset() => Volatile.Write(ref _next, 0);
}
