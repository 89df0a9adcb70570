namespace SpanPack;

/// <summary>Delays that double, with full jitter: anything between nothing and the delay, so that many processes do not come back at once. Not safe for use by two threads at once.</summary>
/// <param name="first">The first delay.</param>
/// <param name="longest">The longest.</param>
internal sealed class Backoff(TimeSpan first, TimeSpan longest)
{
    private TimeSpan? _next;

    internal void Reset() => _next = null;

    /// <summary>The next delay, as it is.</summary>
    internal TimeSpan Next()
    {
        TimeSpan delay = _next ?? first;
        _next = delay * 2 < longest ? delay * 2 : longest;
        return delay;
    }

    /// <summary>A part of the next delay, by chance.</summary>
    internal TimeSpan NextWithJitter() => Next() * Random.Shared.NextDouble();
}
