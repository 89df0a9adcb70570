namespace SpanPack.Serialization.Tests.Arguments;

public sealed class SpanCollectionTests
{
    private readonly Span[] _spans = [new(), new(), new(), new(), new(), new()];

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(5)]
    [InlineData(6)]
    public void ABuilder_GivesWhatItGot_AndStartsAgain(int count)
    {
        var builder = default(SpanCollection.Builder);
        for (int i = 0; i < count; i++) builder.Add(_spans[i]);
        Assert.Equal(count, builder.Count);
        SpanCollection spans = builder.Build();
        Assert.Equal(0, builder.Count);
        builder.Add(new Span());

        Assert.Equal(count, spans.Count);
        int seen = 0;
        foreach (Span span in spans) Assert.Same(_spans[seen++], span);
        Assert.Equal(count, seen);
    }

    [Fact]
    public void Equality_IsOfIdentity()
    {
        Assert.True(new SpanCollection(_spans) == new SpanCollection(_spans));
        Assert.True(new SpanCollection(_spans, 1) == new SpanCollection(_spans[0]));
        Assert.True(new SpanCollection(_spans, 0) == default);
        Assert.True(new SpanCollection(_spans) != new SpanCollection(_spans, 5));
        Assert.True(new SpanCollection([.. _spans]) != new SpanCollection(_spans));
        Assert.Equal(new SpanCollection(_spans).GetHashCode(), new SpanCollection(_spans).GetHashCode());
        Assert.False(new SpanCollection(_spans).Equals((object?)"other"));
    }
}
