namespace SpanPack.Activities.Tests.Traces;

/// <summary>Numbers in parts: threads change different parts, and what is asked for is the sum.</summary>
public sealed class StripedNumberTests
{
    private const int Limit = 1024 * 1024;
    private const int Unchecked = Limit / (16 * StripedNumber.PartCount);

    [Fact]
    public void Changes_OfOnePartByManyThreads_AreAllCounted()
    {
        const int Threads = 4, Changes = 1_000_000;
        var number = new StripedNumber();
        Thread[] threads = [.. Enumerable.Range(0, Threads).Select(_ => new Thread(Change))];
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();

        Assert.Equal(Threads * Changes, number.Sum);

        void Change()
        {
            for (int i = 0; i < Changes; i++) number.Add(0, 1);
        }
    }

    [Fact]
    public void HeldBytes_OfOnePart_AreRefusedAboveTheLimit()
    {
        var held = new HeldBytes(Limit);

        Assert.True(held.Add(0, Limit));
        Assert.False(held.Add(0, 1));
        held.Remove(0, 1);
        Assert.True(held.Add(0, 0));
        Assert.Equal(Limit, held.Held);
    }

    [Fact]
    public void HeldBytes_OfAllParts_ExceedTheLimitByASixteenthAtMost()
    {
        var held = new HeldBytes(Limit);
        held.Add(0, Limit);
        for (int part = 1; part < StripedNumber.PartCount; part++)
        {
            Assert.True(held.Add(part, Unchecked));
            Assert.False(held.Add(part, 1));
            held.Remove(part, 1);
        }

        Assert.InRange(held.Held, Limit, Limit + (Limit / 16));
    }
}
