namespace SpanPack;

/// <summary>
/// Delays that double, with full jitter: a random time from 0 to the delay, so that many processes do not return at once. Not safe for use
/// by two threads at once.
/// </summary>
/// <param name="first">The first delay.</param>
/// <param name="longest">The longest.</param>
internal sealed class Backoff(TimeSpan first, TimeSpan longest)
{
    private TimeSpan? _next;

    internal void Reset() => _next = null;

    /// <summary>Returns the next delay without jitter.</summary>
    internal TimeSpan Next()
    {
        TimeSpan delay = _next ?? first;
        _next = delay * 2 < longest ? delay * 2 : longest;
        return delay;
    }

    /// <summary>Returns a random part of the next delay.</summary>
    internal TimeSpan NextWithJitter() => Next() * Random.Shared.NextDouble();
}
