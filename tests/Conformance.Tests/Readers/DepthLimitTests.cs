using System.Text;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>How deep values may nest. The numbers were found with the agent's current decoder.</summary>
public sealed class DepthLimitTests
{
    [Theory]
    [InlineData("91", "c0")]
    [InlineData("81a0", "c0")]
    public void UnknownField_MayHoldAValueWithin99999(string container, string innermost)
    {
        TracePayloadReader.Read(UnknownField(container, 99_999, innermost), TraceFormat.V04);
        Assert.Contains("deep", Refusal(UnknownField(container, 100_000, innermost)).Reason, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("91", "90")]
    [InlineData("81a0", "80")]
    public void UnknownField_MayHoldAnEmptyContainerWithin99999(string container, string innermost)
    {
        TracePayloadReader.Read(UnknownField(container, 99_999, innermost), TraceFormat.V04);
        Assert.Contains("deep", Refusal(UnknownField(container, 100_000, innermost)).Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void AttributeOfAnEvent_MayNest64Arrays()
    {
        TracePayload payload = TracePayloadReader.Read(Attribute(64), TraceFormat.V04);
        TagValue value = payload.Chunks[0].Spans[0].Events[0].Attributes["k"];
        for (int i = 0; i < 64; i++) value = value.AsArray()[0];
        Assert.Equal(5, value.AsInt64());

        Assert.Contains("deep", Refusal(Attribute(65)).Reason, StringComparison.Ordinal);
    }

    private static TraceFormatException Refusal(byte[] payload)
        => Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(payload, TraceFormat.V04));

    private static byte[] UnknownField(string container, int depth, string innermost)
        => Convert.FromHexString($"919181a178{Repeat(container, depth)}{innermost}");

    private static byte[] Attribute(int depth)
    {
        string array = $"82{Text("type")}04{Text("array_value")}81{Text("values")}91";
        string innermost = $"82{Text("type")}02{Text("int_value")}05";
        return Convert.FromHexString($"919181{Text("span_events")}9181{Text("attributes")}81{Text("k")}{Repeat(array, depth)}{innermost}");
    }

    private static string Repeat(string text, int count) => new StringBuilder().Insert(0, text, count).ToString();

    private static string Text(string value) => $"{0xa0 + value.Length:x2}{Convert.ToHexString(Encoding.ASCII.GetBytes(value))}";
}
