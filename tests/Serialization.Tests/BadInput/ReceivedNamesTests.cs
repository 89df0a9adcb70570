using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>
/// Names of tags that come from outside are not kept by the process: a payload with many would make setting tags slower for ever.
/// </summary>
public sealed class ReceivedNamesTests
{
    private static readonly string[] s_names = ["received.text", "received.number", "received.structure", "received.both", "received.ü"];

    private static readonly byte[] s_span = Pack.Map(
        ("meta",
            Pack.Map((s_names[0], Pack.Str("v")), (s_names[0], Pack.Str("w")), (s_names[3], Pack.Str("v")), (s_names[4], Pack.Str("v")))),
        ("metrics", Pack.Map((s_names[1], Pack.Double(1)), (s_names[1], Pack.Double(2)), (s_names[3], Pack.Double(1)))),
        ("meta_struct", Pack.Map((s_names[2], Pack.Bin(0x80)))));

    [Fact]
    public void Reading_KeepsNone()
    {
        TracePayload read = TracePayloadReader.Read(Pack.Array(Pack.Array(s_span, s_span)), TraceFormat.V04);

        Assert.Equal("w", read.Chunks[0].Spans[1].GetTag(s_names[0]));
        AssertNoneIsKept();
    }

    [Theory]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public void ConvertingThereAndBack_KeepsNone(TraceFormat target)
    {
        TracePayload read = TracePayloadReader.Read(Pack.Array(Pack.Array(s_span)), TraceFormat.V04);
        TracePayload there = TracePayloadReader.Read(TraceConverter.ToBytes(TraceConverter.Convert(read, target).Payload), target);
        Span back = TraceConverter.Convert(there, TraceFormat.V04).Payload.Chunks[0].Spans[0];

        Assert.Equal(2, back.GetMetric(s_names[1]));
        AssertNoneIsKept();
    }

    // Of a name that is kept there is one object.
    private static void AssertNoneIsKept() => Assert.All(s_names, static name => Assert.NotSame(TagKeys.Find(name), TagKeys.Find(name)));
}
