namespace SpanPack.Conformance.Tests.Readers;

/// <summary>
/// Which values of <c>_dd.p.tid</c> the agent takes for the upper half of a trace id. The verdicts were found with its current decoder.
/// </summary>
public sealed class UpperTraceIdTests
{
    [Theory]
    [InlineData("6b00dee600000000", 0x6b00dee600000000)]
    [InlineData("6B00DEE600000000", 0x6b00dee600000000)]
    [InlineData("1", 1)]
    [InlineData("00000000000000000001", 1)]
    [InlineData("", 0)]
    [InlineData("0x1", 0)]
    [InlineData("+1", 0)]
    [InlineData(" 1", 0)]
    [InlineData("1 ", 0)]
    [InlineData("1\0", 0)]
    [InlineData("1_0", 0)]
    [InlineData("10000000000000000", 0)]
    public void Text_IsHexadecimalOrIgnored(string text, ulong expected)
    {
        Span span = new() { TraceId = 7, SpanId = 1 };
        span.SetTag("_dd.p.tid", text);

        Span read = TracePayloadReader.Read(Reencoding.Write(TracePayloadWriterOptions.Verbatim, [new TraceChunk(span)]),
            TraceFormat.V04).Chunks[0].Spans[0];

        Assert.Equal(new UInt128(expected, 7), read.TraceId);
        Assert.Equal(text, read.GetTag("_dd.p.tid"));
    }
}
