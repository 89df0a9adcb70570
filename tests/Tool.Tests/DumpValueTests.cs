using System.Text.Json;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Values that <c>spanpack dump</c> shows of v1.0, which has numbers without a sign and pairs.</summary>
public class DumpValueTests
{
    [Fact]
    public async Task TimesOver2To63_HaveNoSign()
    {
        byte[] most = [0xcf, .. Enumerable.Repeat((byte)0xff, 8)];
        byte[] span = [0x83, 6, 0xcf, 0x80, 0, 0, 0, 0, 0, 0, 5, 7, .. most, 12, 0x91, 0x82, 1, .. most, 2, 0xa4, .. "late"u8];
        ToolResult run = await DumpAsync([0x81, 11, 0x91, 0x81, 4, 0x91, .. span], "tree");

        Assert.Contains("start: 9223372036854775813 (2262-04-11T23:47:16.8547758Z)\n", run.Output, StringComparison.Ordinal);
        Assert.Contains("duration: 18446744073709551615 (213503d 23h)\n", run.Output, StringComparison.Ordinal);
        Assert.Contains("time: 18446744073709551615 (2554-07-21T23:34:33.7095516Z)\n", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Pairs_AreAListOfKeysAndValues()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.SetAttribute("map", new TagValue(new AttributeList { { "k", 7L }, { "on", true } }));
        byte[] payload = TraceConverter.ToBytes(
            new TracePayload { Format = TraceFormat.V1, Chunks = [new TraceChunk(span) { TraceId = 1 }] });
        ToolResult run = await DumpAsync(payload, "json");

        using var json = JsonDocument.Parse(run.Output);
        JsonElement value = json.RootElement.GetProperty("payload").GetProperty("chunks")[0].GetProperty("spans")[0]
            .GetProperty("attributes").GetProperty("map");
        Assert.Equal(
            """{"type":"kvlist","value":[{"key":"k","value":{"type":"int","value":"7"}},"""
                + """{"key":"on","value":{"type":"bool","value":true}}]}""",
            JsonSerializer.Serialize(value));
    }

    private static async Task<ToolResult> DumpAsync(byte[] payload, string output)
    {
        ToolResult run = await ToolCall.RunAsync(["dump", "-", "--from", "v1.0", "--output", output], payload);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        return run;
    }
}
