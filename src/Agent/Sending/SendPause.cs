using System.Diagnostics;

namespace SpanPack;

/// <summary>When the next request may go. Safe for use by any number of threads.</summary>
internal sealed class SendPause
{
    private static readonly TimeSpan s_second = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan s_minute = TimeSpan.FromMinutes(1);

    private readonly Backoff _fault = new(TimeSpan.FromMilliseconds(100), TimeSpan.FromSeconds(30));
    private readonly Backoff _notFound = new(s_second, s_minute);
    private readonly Backoff _overload = new(s_second, s_minute);
    private long _until; // Stopwatch ticks; 0 for no pause

    /// <summary>Gets what is left of the pause.</summary>
    internal TimeSpan Remaining
    {
        get
        {
            long until = Volatile.Read(ref _until);
            TimeSpan remaining = until == 0 ? TimeSpan.Zero : Stopwatch.GetElapsedTime(Stopwatch.GetTimestamp(), until);
            return remaining > TimeSpan.Zero ? remaining : TimeSpan.Zero;
        }
    }

    internal void AfterFault() => Begin(_fault, withJitter: true);

    internal void AfterNotFound() => Begin(_notFound, withJitter: false);

    internal void AfterOverload() => Begin(_overload, withJitter: true);

    /// <summary>The agent has taken something.</summary>
    internal void AfterSuccess() => Restart();

    /// <summary>Ends the pause: somebody does not want to wait. The next one is a short one again.</summary>
    internal void Restart()
    {
        lock (_fault)
        {
            _fault.Reset();
            _notFound.Reset();
            _overload.Reset();
            Volatile.Write(ref _until, 0);
        }
    }

    private void Begin(Backoff backoff, bool withJitter)
    {
        lock (_fault)
        {
            TimeSpan time = withJitter ? backoff.NextWithJitter() : backoff.Next();
            Volatile.Write(ref _until, Stopwatch.GetTimestamp() + (long)(time.TotalSeconds * Stopwatch.Frequency));
        }
    }
}
