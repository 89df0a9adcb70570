namespace SpanPack.Serialization.Tests.Concurrency;

/// <summary>A list that is replaced by a copy while others read it.</summary>
public sealed class PublishedListTests
{
    [Fact]
    public void ACopy_LeavesReadersTheirEntries_AndIsCounted()
    {
        PublishedList<string> list = default;
        list.Add("first");
        Span<string> read = list.AsSpan();

        list.Renew();
        list.AsSpan()[0] = "second";

        Assert.Equal("first", read[0]);
        Assert.Equal(1, list.Renewals);
    }

    [Fact]
    public void ACopyOfNothing_IsCounted()
    {
        PublishedList<string> list = default;

        list.Renew();

        Assert.Equal(1, list.Renewals);
        Assert.True(list.IsEmpty);
    }
}
