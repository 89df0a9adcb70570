namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>
/// The number of a sampling mechanism has 32 bits without a sign. Source: docs/protocol.md#v10 and docs/protocol.md#sampling-priority.
/// </summary>
public sealed class MechanismTests
{
    [Theory]
    [InlineData("-0", 0u)]
    [InlineData("-4", 4u)]
    [InlineData("4", 4u)]
    [InlineData("-004", 4u)]
    [InlineData("-2147483648", 2147483648u)]
    [InlineData("-4294967295", uint.MaxValue)]
    public void Numbers(string text, uint expected)
    {
        Assert.True(DecisionMakers.TryParse(text, out SamplingMechanism mechanism));
        Assert.Equal(expected, (uint)mechanism);
    }

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("-")]
    [InlineData("--4")]
    [InlineData("+4")]
    [InlineData(" 4")]
    [InlineData("4 ")]
    [InlineData("-4\0")]
    [InlineData("-4294967296")]
    [InlineData("four")]
    public void NoNumbers(string? text) => Assert.False(DecisionMakers.TryParse(text, out _));

    [Theory]
    [InlineData("-4")]
    [InlineData("-2147483648")]
    [InlineData("-4294967295")]
    public void ItIsKept_ThereAndBack(string maker)
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.SetTag(TagNames.DecisionMaker, maker);
        foreach (TraceFormat target in TraceFormats.All)
        {
            ConversionResult there =
                TraceConverter.Convert(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(span)] }, target);
            TracePayload read = TracePayloadReader.Read(TraceConverter.ToBytes(there.Payload), target);

            Assert.True(there.Report.IsLossless);
            Assert.Equal(maker, TraceConverter.Convert(read, TraceFormat.V04).Payload.Chunks[0].Spans[0].GetTag(TagNames.DecisionMaker));
        }
    }

    [Fact]
    public void AWriterOfV1_TakesItFromTheSpans()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.SetTag(TagNames.DecisionMaker, "-4294967295");
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V1, Chunks = [new TraceChunk(span)] });

        Assert.Equal(uint.MaxValue, (uint)TracePayloadReader.Read(body, TraceFormat.V1).Chunks[0].SamplingMechanism!.Value);
    }
}
