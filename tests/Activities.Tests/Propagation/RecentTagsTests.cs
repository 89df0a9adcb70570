namespace SpanPack.Activities.Tests.Propagation;

public class RecentTagsTests
{
    [Fact]
    public void Tags_that_came_before_are_the_same_object_whatever_the_upper_half_is()
    {
        PropagatedTags first =
            TagsHeader.Read("_dd.p.tid=640cfd8d00000000,_dd.p.dm=-4,_dd.p.same=1", TagsHeader.MaxLength, out ulong upper, out _);
        PropagatedTags second =
            TagsHeader.Read("_dd.p.dm=-4, _dd.p.tid=640cfd8d00000001,_dd.p.same=1", TagsHeader.MaxLength, out ulong other, out _);
        Assert.Equal(("_dd.p.dm=-4,_dd.p.same=1", 1UL), (first.ToString(), other - upper));
        Assert.Same(first, second);
        Assert.Same(TraceStateReader.Read("dd=s:1;t.dm:-4;p:00000000000000ff;t.same:2", 100).Tags,
            TraceStateReader.Read("dd=t.dm:-4;t.same:2,a=1", 100).Tags);
    }

    [Fact]
    public void Other_tags_are_others_whatever_came_before()
    {
        for (int i = 0; i < 10 * RecentTags.Capacity; i++)
        {
            Assert.Equal($"_dd.p.n={i}", TagsHeader.Read($"_dd.p.n={i}", TagsHeader.MaxLength, out _, out _).ToString());
            Assert.Equal($"_dd.p.n={i}", TraceStateReader.Read($"dd=t.n:{i}", 100).Tags.ToString());
        }
    }

    [Theory]
    [InlineData(RecentTags.MaxLength - 8, true)] // with "_dd.p.n="
    [InlineData(RecentTags.MaxLength - 7, false)]
    public void Long_texts_are_not_remembered(int length, bool isRemembered)
    {
        string text = $"_dd.p.n={new string('x', length)}";
        PropagatedTags first = TagsHeader.Read(text, TagsHeader.MaxLength, out _, out _),
        second = TagsHeader.Read(text, TagsHeader.MaxLength, out _, out _);
        Assert.Equal(isRemembered, ReferenceEquals(first, second));
        Assert.Equal((text, text), (first.ToString(), second.ToString()));
    }
}
