namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>Fields and attributes of chunks and payloads: they stay where the target has them, as text where it has only text.</summary>
public sealed class ChunkFieldTests
{
    private static readonly Span s_span = new() { TraceId = 7, SpanId = 1 };

    [Fact]
    public void FieldsOfV07_AreFieldsOfV1()
    {
        var attributes = new AttributeList { { "k", "v" }, { "n", 1L } };
        TraceChunk chunk = Converted.Of(TraceFormat.V07, TraceFormat.V1,
            new TraceChunk(s_span)
            {
                SamplingPriority = SamplingPriority.UserKeep, Origin = "lambda", IsDropped = true,
                Attributes = attributes
            })
            .Chunk();

        Assert.Equal((SamplingPriority.UserKeep, "lambda", true, (UInt128)7),
            (chunk.SamplingPriority!.Value, chunk.Origin, chunk.IsDropped, chunk.TraceId!.Value));
        Assert.Same(attributes, chunk.Attributes);
    }

    [Fact]
    public void FieldsThatV07DoesNotHave_AreAbsent()
    {
        var chunk = new TraceChunk(s_span) { SamplingMechanism = SamplingMechanism.Manual, TraceId = 7 };
        TraceChunk converted = Converted.Of(TraceFormat.V1, TraceFormat.V07, chunk).Chunk();

        Assert.Equal((null, null, null), (converted.SamplingMechanism, converted.TraceId, converted.Attributes));
    }

    [Fact]
    public void AttributesOfV1_AreTextInV07()
    {
        Span span = new() { TraceId = 7, SpanId = 2, Start = -1 };
        var chunk = new TraceChunk(new[] { s_span, span }) { Attributes = new() { { "t", "x" }, { "n", 1L }, { "l", new[] { 1L, 2L } } } };
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V07, chunk);

        Assert.Equal([new("t", "x"), new("n", "1"), new("l", "[1,2]")], result.Chunk().Attributes!);
        Assert.Equal(["start or duration over 2^63-1, 1 at [0][1].start", "chunk attribute that is not text, 2 at [0].tags[\"n\"]"],
            result.Losses());
    }

    [Fact]
    public void TextsAreTheSameListInV07()
    {
        var header = new TracePayloadHeader { Environment = "prod", Attributes = new() { { "k", "v" } } };
        var chunk = new TraceChunk(s_span) { Attributes = new() { { "k", "v" } } };
        TracePayload converted = TraceConverter.Convert(new TracePayload { Format = TraceFormat.V1, Header = header, Chunks = [chunk] },
            TraceFormat.V07).Payload;

        Assert.Same(header, converted.Header);
        Assert.Same(chunk.Attributes, converted.Chunks[0].Attributes);
    }

    [Fact]
    public void AttributesOfAPayloadOfV1_AreTextInV07()
    {
        var header = new TracePayloadHeader { Environment = "prod", Attributes = new() { { "t", "x" }, { "l", new[] { 1L } } } };
        ConversionResult result =
            TraceConverter.Convert(new TracePayload { Format = TraceFormat.V1, Header = header, Chunks = [] }, TraceFormat.V07);

        Assert.Equal("prod", result.Payload.Header.Environment);
        Assert.Equal([new("t", "x"), new("l", "[1]")], result.Payload.Header.Attributes);
        Assert.Equal(["payload attribute that is not text, 1 at tags[\"l\"]"], result.Losses());
        Assert.Same(header,
            TraceConverter.Convert(new TracePayload { Format = TraceFormat.V07, Header = header, Chunks = [] },
                TraceFormat.V1).Payload.Header);
    }

    [Theory]
    [InlineData("-4", true)]
    [InlineData("4", false)] // written on a span it would look otherwise
    [InlineData("none", false)]
    public void AMechanismAmongTheTagsOfAChunk_IsKeptOnTheFirstSpan(string text, bool isKept)
    {
        var attributes = new AttributeList { { TagNames.DecisionMaker, text }, { "other", text } };
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V04, new TraceChunk(s_span) { Attributes = attributes });

        Assert.Equal(text == "none" ? "-" : "-4", result.Tags(TagNames.DecisionMaker));
        Assert.Equal([isKept ? "chunk attribute, 1 at [0].tags[\"other\"]" : "chunk attribute, 2 at [0].tags[\"_dd.p.dm\"]"],
            result.Losses());
    }

    [Fact]
    public void AMechanismThatIsNoText_SaysNothing()
    {
        var chunk = new TraceChunk(s_span) { Attributes = new() { { TagNames.DecisionMaker, 4L } } };
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V04, chunk);

        Assert.Equal("-", result.Tags(TagNames.DecisionMaker));
        Assert.Equal(["chunk attribute, 1 at [0].tags[\"_dd.p.dm\"]"], result.Losses());
    }

    [Theory]
    [InlineData(TraceFormat.V1, TraceFormat.V04)] // has a field for it
    [InlineData(TraceFormat.V1, TraceFormat.V07)]
    [InlineData(TraceFormat.V04, TraceFormat.V1)] // has no such tags
    public void WhereAgentsDoNotLookForAMechanism_ATagOfTheChunkIsNone(TraceFormat source, TraceFormat target)
    {
        ConversionResult result =
            Converted.Of(source, target, new TraceChunk(s_span) { Attributes = new() { { TagNames.DecisionMaker, "-4" } } });

        Assert.Null(result.Chunk().SamplingMechanism);
        Assert.Equal("-", result.Tags(TagNames.DecisionMaker));
    }

    [Fact]
    public void AttributesOfAChunkOfV1_MayBeNoTextWhereTheMechanismIs()
    {
        var chunk =
            new TraceChunk(s_span) { SamplingMechanism = SamplingMechanism.Manual, Attributes = new() { { TagNames.DecisionMaker, 4L } } };

        Assert.Equal(["chunk attribute, 1 at [0].tags[\"_dd.p.dm\"]"], Converted.Of(TraceFormat.V1, TraceFormat.V04, chunk).Losses());
    }
}
