using System.Diagnostics;

namespace SpanPack.Hosting.Tests;

/// <summary>Activities of operations that have not ended.</summary>
public sealed class OpenActivitiesTests
{
    private const int Threads = 8;

    [Fact]
    public async Task EachOperation_IsFoundOnce_ByAnyThread()
    {
        var open = new OpenActivities();
        int rounds = Dose.Of(2_000, 20_000, 200_000);
        int[] taken = await Task.WhenAll(Enumerable.Range(0, Threads).Select(_ => Task.Run(() => Run(rounds))));

        Assert.All(taken, count => Assert.Equal(rounds, count));

        int Run(int rounds)
        {
            int taken = 0;
            for (int i = 0; i < rounds; i++)
            {
                (Guid first, Guid second) = (Guid.NewGuid(), Guid.NewGuid());
                using var one = new Activity("first");
                using var two = new Activity("second");
                open.Add(first, one);
                open.Add(second, two);
                if (open.Take(second) == two && open.Take(first) == one && open.Take(first) is null && open.Take(second) is null) taken++;
            }

            return taken;
        }
    }

    [Fact]
    public void OperationsThatNeverEnd_DoNotHideLaterOnes()
    {
        var open = new OpenActivities();
        using var lost = new Activity("lost");
        using var found = new Activity("found");
        for (int i = 0; i < 100_000; i++) open.Add(Guid.NewGuid(), lost);
        for (int i = 0; i < 100; i++)
        {
            var operation = Guid.NewGuid();
            open.Add(operation, found);

            Assert.Same(found, open.Take(operation));
        }
    }

    [Fact]
    public void WithoutPlacesLeft_TheOldestOfTheId_IsForgotten()
    {
        var open = new OpenActivities();
        using var activity = new Activity("operation");
        Guid[] alike = [.. Enumerable.Range(0, 18).Select(static i => new Guid(i, 0, 0, BitConverter.GetBytes((long)i)))];
        Assert.Single(alike.Select(static id => id.GetHashCode()).Distinct());
        foreach (Guid operation in alike) open.Add(operation, activity);

        Assert.Equal(16, alike.Count(operation => open.Take(operation) is not null));
    }
}
