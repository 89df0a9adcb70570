namespace SpanPack.Agent.Tests;

/// <summary>A clock of a program that fails at everything when a test says so.</summary>
internal sealed class FailingClock : TimeProvider
{
    private int _calls;
    private bool _fails;

    /// <summary>Gets or sets whether it fails.</summary>
    internal bool Fails
    {
        get => Volatile.Read(ref _fails);
        set => Volatile.Write(ref _fails, value);
    }

    /// <summary>Gets how often it has failed.</summary>
    internal int Calls => Volatile.Read(ref _calls);

    public override long TimestampFrequency => Check(base.TimestampFrequency);

    public override DateTimeOffset GetUtcNow() => Check(base.GetUtcNow());

    public override long GetTimestamp() => Check(base.GetTimestamp());

    public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)
        => Check(base.CreateTimer(callback, state, dueTime, period));

    private T Check<T>(T value)
    {
        if (!Fails) return value;
        Interlocked.Increment(ref _calls);
        throw new InvalidOperationException("A clock that fails.");
    }
}
