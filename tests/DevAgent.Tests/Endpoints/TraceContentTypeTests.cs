namespace SpanPack.DevAgent.Tests;

public class TraceContentTypeTests
{
    [Theory]
    [InlineData("application/msgpack")]
    [InlineData("APPLICATION/MsgPack")]
    [InlineData(" application/msgpack ")]
    [InlineData("application/msgpack;")]
    [InlineData("application/msgpack; charset=utf-8")]
    [InlineData("application/msgpack ;charset = utf-8;")]
    [InlineData("application/msgpack; a=\"x;y\\\"\"; b=\"\"")]
    public void MessagePack_WithOrWithoutParameters(string header) => Assert.Equal("application/msgpack", TraceContentType.Parse(header));

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("  ")]
    [InlineData("application/json; charset=utf-8")]
    [InlineData("text/JSON")]
    [InlineData("application/msgpack/x")]
    [InlineData("application/msgpack, text/plain")]
    [InlineData("application/msgpack charset=x")]
    [InlineData("application/msgpack;;a=b")]
    [InlineData("application/msgpack; ;")]
    [InlineData("application/msgpack; charset")]
    [InlineData("application/msgpack; charset=")]
    [InlineData("application/msgpack; a=b; A=c")]
    [InlineData("application/msgpack; a=\"b")]
    [InlineData("application/msgpack; a=é")]
    public void Json_WhenItSaysSoOrIsMalformed(string? header) => Assert.Equal("application/json", TraceContentType.Parse(header));

    [Theory]
    [InlineData("application/octet-stream")]
    [InlineData("application/x-msgpack")]
    [InlineData("msgpack")]
    public void Others_AreWhatTheySay(string header) => Assert.Equal(header, TraceContentType.Parse(header));
}
