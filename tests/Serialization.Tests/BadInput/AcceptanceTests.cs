using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>What looks odd and is accepted all the same, because the agent accepts it.</summary>
public sealed class AcceptanceTests
{
    [Fact]
    public void NoSpans()
    {
        Assert.Empty(TracePayloadReader.Read([0x90], TraceFormat.V04).Chunks);
        Assert.Equal(0, TracePayloadReader.Read([0x91, 0x90], TraceFormat.V04).SpanCount);
        Assert.Equal(1, TracePayloadReader.Read([0x90, 0xc1, 0xc1], TraceFormat.V04).BytesRead);
    }

    [Fact]
    public void NilSpans_AreLeftOut()
        => Assert.Equal(1, TracePayloadReader.Read(Pack.Array(Pack.Array(Pack.Nil, Pack.Map(), Pack.Nil)), TraceFormat.V04).SpanCount);

    [Fact]
    public void NilFields_AreDefaults()
    {
        string[] names = ["trace_id", "span_id", "parent_id", "name", "resource", "service", "type", "start", "duration", "error", "meta",
            "metrics"];
        Span span = Read([.. names.Select(static name => (name, Pack.Nil))]);

        Assert.Equal((0UL, 0UL, 0L, 0L, 0), (span.SpanId, span.ParentId, span.Start, span.Duration, span.Error));
        Assert.Equal(("", "", "", ""), (span.Service, span.Name, span.Resource, span.Type));
        Assert.Equal(UInt128.Zero, span.TraceId);
    }

    [Fact]
    public void Integers_OfAnyWidthAndSign()
    {
        foreach (byte[] one in (byte[][])[[1], [0xcc, 1], [0xcd, 0, 1], [0xce, 0, 0, 0, 1], [0xcf, 0, 0, 0, 0, 0, 0, 0, 1], [0xd0, 1],
            [0xd1, 0, 1], [0xd2, 0, 0, 0, 1], [0xd3, 0, 0, 0, 0, 0, 0, 0, 1]])
        {
            Span span = Read(("trace_id", one), ("start", one), ("error", one), ("metrics", Pack.Map(("m", one))));
            Assert.Equal((UInt128.One, 1L, 1, 1d), (span.TraceId, span.Start, span.Error, span.GetMetric("m")));
        }

        Assert.Equal(ulong.MaxValue, Read(("span_id", Pack.Int(-1))).SpanId);
        Assert.Equal(18446744073709551615d, Read(("metrics", Pack.Map(("m", Pack.UInt(ulong.MaxValue))))).GetMetric("m"));
        Assert.Equal(-5d, Read(("metrics", Pack.Map(("m", Pack.Int(-5))))).GetMetric("m"));
    }

    [Fact]
    public void BinaryAsText_AndTextThatIsNotUtf8()
    {
        Span span = Read(("name", Pack.Bin(0x61, 0xff, 0xc3)), ("meta", Pack.Map(("k", Pack.Nil), ("l", Pack.Bin(0xe2, 0x82)))));

        Assert.Equal("a\ufffd\ufffd", span.Name);
        Assert.Equal("", span.GetTag("k"));
        Assert.Equal("\ufffd\ufffd", span.GetTag("l")); // one for each byte, as the agent repairs
    }

    [Fact]
    public void UnknownFields_OfEveryType()
    {
        string[] values = ["c0", "c2", "7f", "ff", "ca00000000", "cb0000000000000000", "cc00", "cd0000", "ce00000000", "cf0000000000000000",
            "d000", "d10000", "d200000000",
            "d30000000000000000", "d40000", "d5000000", "d60000000000", "d7000000000000000000", "d80000000000000000000000000000000000",
            "c7010000", "c800010000", "c9000000010000",
            "a161", "d90161", "da000161", "db0000000161", "c40100", "c5000100", "c60000000100", "90", "91c0", "dc0001c0", "dd00000001c0",
                "80", "81c0c0", "de0001c0c0", "df00000001c0c0", "93918081c090c0"];
        foreach (string value in values) Assert.Equal(7UL, Read(("other", Convert.FromHexString(value)), ("span_id", Pack.UInt(7))).SpanId);
    }

    [Fact]
    public void ARepeatedField_ReplacesTheEarlier()
    {
        Span span = Read(
            ("meta", Pack.Map(("a", Pack.Str("1")), ("b", Pack.Str("1")), ("b", Pack.Str("2")))),
            ("meta", Pack.Map(("b", Pack.Str("3")), ("b", Pack.Str("4")))),
            ("span_id", Pack.UInt(1)),
            ("span_id", Pack.UInt(2)));

        Assert.Null(span.GetTag("a"));
        Assert.Equal("4", span.GetTag("b"));
        Assert.Equal(2UL, span.SpanId);
    }

    [Theory]
    [InlineData("000000000000000a", 10)]
    [InlineData("A", 10)]
    [InlineData("", 0)]
    [InlineData("xyz", 0)]
    [InlineData("10000000000000000", 0)]
    public void TheUpperHalfOfATraceId_ComesFromItsTag(string text, ulong upper)
        => Assert.Equal(new UInt128(upper, 1), Read(("trace_id", Pack.UInt(1)), ("meta", Pack.Map(("_dd.p.tid", Pack.Str(text))))).TraceId);

    [Fact]
    public void AnAttributeOfAnUnknownType_IsThere_WithNothingToUse()
    {
        Span span = Read(("span_events", Pack.Array(Pack.Map(("attributes", Pack.Map(
            ("unknown", Pack.Map(("type", Pack.UInt(99)), ("string_value", Pack.Str("v")))),
            ("nothing", Pack.Nil),
            ("untyped", Pack.Map(("string_value", Pack.Str("v"))))))))));
        AttributeList attributes = span.Events[0].Attributes;

        Assert.Equal(2, attributes.Count);
        Assert.Null(attributes["unknown"].AsString());
        Assert.Equal("v", attributes["untyped"].AsString());
    }

    private static Span Read(params (string Key, byte[] Value)[] fields)
        => TracePayloadReader.Read(Pack.Payload(fields), TraceFormat.V04).Chunks[0].Spans[0];
}
