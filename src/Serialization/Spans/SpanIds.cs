namespace SpanPack;

/// <summary>Creates ids of traces and spans as tracers do: random, never 0. Safe for any number of threads.</summary>
public static class SpanIds
{
    /// <summary>
    /// Creates the id of a trace that starts now: 32 bits of seconds since the Unix epoch, 32 bits of zeros, 64 random bits.
    /// </summary>
    public static UInt128 NewTraceId() => NewTraceId(DateTimeOffset.UtcNow);

    /// <summary>Creates the id of a trace: 32 bits of seconds since the Unix epoch, 32 bits of zeros, 64 random bits.</summary>
    /// <param name="start">The start of the trace; 1970 to 2106.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="start"/> does not fit 32 bits.</exception>
    public static UInt128 NewTraceId(DateTimeOffset start)
    {
        long seconds = start.ToUnixTimeSeconds();
        ArgumentOutOfRangeException.ThrowIfNegative(seconds, nameof(start));
        ArgumentOutOfRangeException.ThrowIfGreaterThan(seconds, uint.MaxValue, nameof(start));
        return new UInt128((ulong)seconds << 32, NewSpanId());
    }

    /// <summary>Creates the id of a span: 1 to 2^63−1, which every tracer can read.</summary>
    public static ulong NewSpanId() => (ulong)Random.Shared.NextInt64(1, long.MaxValue);
}
