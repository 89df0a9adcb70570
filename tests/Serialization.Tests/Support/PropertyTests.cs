using FsCheck.Fluent;

namespace SpanPack.Serialization.Tests.Support;

public sealed class PropertyTests
{
    [Fact]
    public void AFailure_NamesTheSeedAndTheSmallestValue()
    {
        Exception failure = Assert.ThrowsAny<Exception>(
            () => Property.Holds(Arb.From(Gen.Choose(0, 100)), 50, static value => Assert.True(value < 1)));

        Assert.Contains("seed of (", failure.Message, StringComparison.Ordinal);
        Assert.Contains("Falsifiable", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void EveryRun_SeesTheSameValues()
    {
        var first = new List<int>();
        var second = new List<int>();
        Property.Holds(Arb.From(Gen.Choose(0, int.MaxValue)), 20, first.Add);
        Property.Holds(Arb.From(Gen.Choose(0, int.MaxValue)), 20, second.Add);

        Assert.Equal(20, first.Count);
        Assert.True(first.Distinct().Count() > 1);
        Assert.Equal(first, second);
    }
}
