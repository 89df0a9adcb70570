namespace SpanPack.AgentPage.Tests;

/// <summary>Attributes of v1.0, which have types.</summary>
public sealed class TypedFilterTests
{
    [Theory]
    [InlineData("@count:3", true)]
    [InlineData("@count:>2", true)]
    [InlineData("@count:>=9007199254740993", false)]
    [InlineData("@count:[4 TO 9]", false)]
    [InlineData("@count:?", true)]
    [InlineData("@up:true", true)]
    [InlineData("@up:t*", true)]
    [InlineData("@up:false", false)]
    [InlineData("@up:>=0", false)]
    [InlineData("@list:*", true)]
    [InlineData("@list:1", false)]
    [InlineData("@ratio:0.5", true)]
    [InlineData("kind:client", true)]
    [InlineData("@span.kind:producer", false)]
    public void Value_FitsByItsTextOrNumber(string filter, bool fits)
    {
        KeptStore kept = new KeptStore().Add(Payloads.Accepted(Payloads.Bytes(TraceFormat.V1, [Payloads.Typed(1)]), TraceFormat.V1));
        Assert.Equal(fits ? [1UL] : [], kept.Find(filter));
    }
}
