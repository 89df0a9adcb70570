namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Which format the first elements of a payload tell.</summary>
public sealed class TraceFormatDetectorTests
{
    [Theory]
    [InlineData("", TraceFormat.V04, true)]
    [InlineData("90", TraceFormat.V04, true)]
    [InlineData("9190", TraceFormat.V04, false)]
    [InlineData("929090", TraceFormat.V04, true)]
    [InlineData("93909090", TraceFormat.V04, false)]
    [InlineData("9291c090", TraceFormat.V04, true)] // a nil span, or a nil text
    [InlineData("919180", TraceFormat.V04, false)]
    [InlineData("9192c080", TraceFormat.V04, false)]
    [InlineData("92909180", TraceFormat.V04, false)]
    [InlineData("dd0000000191df00000000", TraceFormat.V04, false)]
    [InlineData("9291a090", TraceFormat.V05, false)]
    [InlineData("9292c0a16190", TraceFormat.V05, false)]
    [InlineData("9291c4016190", TraceFormat.V05, false)]
    [InlineData("92909190", TraceFormat.V05, false)] // a chunk within the traces
    [InlineData("80", TraceFormat.V07, true)]
    [InlineData("81a3656e76a0", TraceFormat.V07, false)]
    [InlineData("81c403656e76a0", TraceFormat.V07, false)]
    [InlineData("810b90", TraceFormat.V1, false)]
    [InlineData("81cd000b90", TraceFormat.V1, false)]
    [InlineData("c0", null, false)]
    [InlineData("7b", null, false)] // "{"
    [InlineData("9105", null, false)]
    [InlineData("919105", null, false)]
    [InlineData("919190", null, false)]
    [InlineData("81c0c0", null, false)]
    [InlineData("91", null, false)]
    [InlineData("ddffffffff90", null, false)]
    public void FirstElements_TellTheFormat(string hex, TraceFormat? expected, bool expectedAmbiguous)
    {
        byte[] payload = Convert.FromHexString(hex);
        Assert.Equal(expected, TraceFormatDetector.Detect(payload, out bool isAmbiguous));
        Assert.Equal(expectedAmbiguous, isAmbiguous);
        Assert.Equal(expected, TraceFormatDetector.Detect(payload));
    }

    [Fact]
    public void AmbiguousPayload_IsReadByTheFormatTaken()
    {
        foreach (string hex in (string[])["90", "929090", "80"])
        {
            byte[] payload = Convert.FromHexString(hex);
            TracePayload read = TracePayloadReader.Read(payload, TraceFormatDetector.Detect(payload)!.Value);
            Assert.Equal(0, read.SpanCount);
        }
    }
}
