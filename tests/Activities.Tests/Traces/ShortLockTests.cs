namespace SpanPack.Activities.Tests.Traces;

/// <summary>The lock that is held for some stores.</summary>
public sealed class ShortLockTests
{
    private const int Threads = 4;
    private const int Rounds = 500_000;

    private ShortLock _lock;
    private int _count;
    private int _inside;

    [Fact]
    public async Task OneThreadAtATime_IsInside()
    {
        bool wasAlone = true;
        using var start = new Barrier(Threads);
        await Task.WhenAll(Enumerable.Range(0, Threads).Select(_ => Task.Factory.StartNew(
            () =>
            {
                start.SignalAndWait();
                for (int i = 0; i < Rounds; i++) wasAlone &= EnterOnce();
            },
            default, TaskCreationOptions.LongRunning, TaskScheduler.Default)));

        Assert.True(wasAlone);
        Assert.Equal(Threads * Rounds, _count);
    }

    [Fact]
    public void WhatThrowsInside_LeavesIt()
    {
        Assert.Throws<InvalidOperationException>(Throw);
        Assert.True(EnterOnce());
    }

    private bool EnterOnce()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        bool isAlone = ++_inside == 1;
        _count++; // not atomic: what is lost shows
        _inside--;
        return isAlone;
    }

    private void Throw()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        throw new InvalidOperationException();
    }
}
