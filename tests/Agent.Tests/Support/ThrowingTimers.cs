namespace SpanPack.Agent.Tests;

/// <summary>A clock of a program whose timers fail.</summary>
internal sealed class ThrowingTimers : TimeProvider
{
    private int _calls;

    /// <summary>Gets how many timers were asked for.</summary>
    internal int Calls => Volatile.Read(ref _calls);

    public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)
    {
        Interlocked.Increment(ref _calls);
        throw new InvalidOperationException("A clock that fails.");
    }
}
