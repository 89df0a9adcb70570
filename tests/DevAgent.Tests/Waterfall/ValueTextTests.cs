namespace SpanPack.DevAgent.Tests;

/// <summary>Values and kinds of v1.0 as text.</summary>
public class ValueTextTests
{
    private static readonly TagValue[] s_simple =
        ["text", true, 7L, 0.5, new TagValue("a longer text"), new TagValue([0, 1, 254, 255, 4]), new TagValue(new byte[100])];

    private static readonly TagValue[] s_all =
        [.. s_simple, new TagValue(s_simple), new TagValue(new AttributeList { { "k", s_simple[5] }, { "l", new TagValue(s_simple) } })];

    [Fact]
    public void WithRoom_ItIsThatOfTheValue()
        => Assert.All(s_all, static value => Assert.Equal(value.ToString(), ValueText.Of(value, 10_000)));

    [Fact]
    public void WithoutRoom_ItIsTheBeginning()
        => Assert.All(s_all, static value => Assert.All(Enumerable.Range(1, 40), max =>
        {
            string whole = value.ToString(), text = ValueText.Of(value, max);
            int shown = Math.Min(max, whole.Length);
            Assert.Equal(whole[..shown], text[..Math.Min(shown, text.Length)]);
        }));

    /// <summary>Source: the agent prints a kind without a name as a signed number.</summary>
    [Theory]
    [InlineData(0, "SPAN_KIND_UNSPECIFIED", "unspecified")]
    [InlineData(1, "SPAN_KIND_INTERNAL", "internal")]
    [InlineData(2, "SPAN_KIND_SERVER", "server")]
    [InlineData(3, "SPAN_KIND_CLIENT", "client")]
    [InlineData(4, "SPAN_KIND_PRODUCER", "producer")]
    [InlineData(5, "SPAN_KIND_CONSUMER", "consumer")]
    [InlineData(6, "6", "6")]
    [InlineData(uint.MaxValue, "-1", "-1")]
    public void KindOfASpan_HasTheNameOfTheAgent(uint kind, string name, string shortName)
        => Assert.Equal((name, shortName), (SpanKindName.Of(kind), SpanKindName.Short(kind)));
}
