using System.Diagnostics;

namespace SpanPack;

/// <summary>Limits traces per second by a token bucket that is filled evenly. Safe for any number of threads, without a lock.</summary>
/// <remarks>
/// The bucket is one number: the time at which it would be full again. Each token adds the time of one token. A window is created once a
/// second; nothing else is allocated.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class RateLimiter
{
    private const double Inexact = 0.001; // of a token, which sums of fractions may lose

    private readonly TimeProvider _time;
    private readonly int _limit;
    private readonly long _origin; // small numbers are exact ones
    private readonly long _second;
    private readonly double _ticksOfToken;
    private long _fullAt; // the bits of a double: a clock may have fewer ticks a second than there are tokens
    private RateWindow _window;

    /// <param name="limit">Traces per second; 0 for none, negative for any number.</param>
    /// <param name="time">The clock.</param>
    internal RateLimiter(int limit, TimeProvider time)
    {
        _limit = limit;
        _time = time;
        _second = time.TimestampFrequency;
        _ticksOfToken = limit > 0 ? _second / (double)limit : 0;
        _origin = time.GetTimestamp();
        _window = new RateWindow(0, 0, 0);
    }

    public override string ToString() => $"{_limit} a second: {_window}";

    /// <summary>Requests one trace.</summary>
    /// <param name="rate">The share that was allowed in this second and the one before, 0 to 1.</param>
    internal bool Allow(out double rate)
    {
        if (_limit <= 0)
        {
            rate = _limit == 0 ? 0 : 1;
            return _limit != 0;
        }

        long now = _time.GetTimestamp() - _origin;
        RateWindow window = WindowAt(now);
        bool allowed = TakeToken(now);
        window.Count(allowed);
        rate = window.Rate;
        return allowed;
    }

    private bool TakeToken(long now)
    {
        while (true)
        {
            long seen = Volatile.Read(ref _fullAt);
            double fullAt = Math.Max(BitConverter.Int64BitsToDouble(seen), now) + _ticksOfToken;
            if (fullAt - now > _second + (_ticksOfToken * Inexact)) return false;
            if (Interlocked.CompareExchange(ref _fullAt, BitConverter.DoubleToInt64Bits(fullAt), seen) == seen) return true;
        }
    }

    private RateWindow WindowAt(long now)
    {
        RateWindow window = Volatile.Read(ref _window);
        long past = now - window.Start;
        if (past < _second) return window;
        RateWindow next = window.Next(now, past < 2 * _second);
        RateWindow before = Interlocked.CompareExchange(ref _window, next, window);
        return before == window ? next : before;
    }
}
