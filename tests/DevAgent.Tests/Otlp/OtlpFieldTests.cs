using System.Text;

namespace SpanPack.DevAgent.Tests.Otlp;

/// <summary>Fields that have several forms, and what is none of them.</summary>
public sealed class OtlpFieldTests
{
    private const string Ids = "\"traceId\":\"00000000000000000000000000000001\",\"spanId\":\"0000000000000002\"";

    [Theory]
    [InlineData("1", "internal")]
    [InlineData("5", "consumer")]
    [InlineData("\"SPAN_KIND_CONSUMER\"", "consumer")]
    [InlineData("\"SPAN_KIND_server\"", "server")]
    [InlineData("0", "unspecified")]
    [InlineData("6", "unspecified")]
    [InlineData("-1", "unspecified")]
    [InlineData("null", "unspecified")]
    [InlineData("\"SPAN_KIND_77\"", null, "a text")]
    [InlineData("\"SPAN_KIND_INTERNAL,SERVER\"", null, "a text")]
    [InlineData("\"consumer\"", null, "a text")]
    [InlineData("{}", null, "an object")]
    [InlineData("[]", null, "an array")]
    [InlineData("true", null, "true")]
    [InlineData("2.5", null, "the number 2.5")]
    [InlineData("99999999999", null, "the number 99999999999")]
    public void KindInJson_IsANumberOrAName(string kind, string? expected, string? wrong = null)
    {
        byte[] body = Encoding.UTF8.GetBytes($"{{\"resourceSpans\":[{{\"scopeSpans\":[{{\"spans\":[{{{Ids},\"kind\":{kind}}}]}}]}}]}}");
        if (expected is not null) Assert.Equal(expected, ReadSpan(body, isJson: true).GetTag("span.kind"));
        else Assert.Equal($"'kind' is {wrong}, not one of its values", Refusal(body, isJson: true));
    }

    /// <summary>Ids of a link are optional, and some SDKs write those that are not there as no bytes.</summary>
    [Theory]
    [InlineData(16, 8)]
    [InlineData(0, 0)]
    [InlineData(15, 8, "a trace id has 15 bytes, not 16")]
    [InlineData(17, 8, "a trace id has 17 bytes, not 16")]
    [InlineData(16, 7, "a span id has 7 bytes, not 8")]
    [InlineData(16, 16, "a span id has 16 bytes, not 8")]
    public void IdsInProtobuf_HaveTheirLengthOrNone(int traceBytes, int spanBytes, string? refusal = null)
    {
        byte[] link = [.. OtlpFields.Field(1, new byte[traceBytes]), .. OtlpFields.Field(2, new byte[spanBytes])];
        byte[] body = OtlpFields.Request(OtlpFields.Span([.. OtlpFields.Field(4, new byte[spanBytes]), .. OtlpFields.Field(13, link)]));

        if (refusal is not null) Assert.Equal(refusal, Refusal(body, isJson: false));
        else Assert.Equal(0UL, ReadSpan(body, isJson: false).ParentId);
    }

    private static Span ReadSpan(byte[] body, bool isJson)
        => TracePayloadReader.Read(OtlpPayload.Read(body, isJson).Payload, OtlpPayload.Format).Chunks.Single().Spans[0];

    private static string Refusal(byte[] body, bool isJson) => Assert.Throws<OtlpException>(() => OtlpPayload.Read(body, isJson)).Message;
}
