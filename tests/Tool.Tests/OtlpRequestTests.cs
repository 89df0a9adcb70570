using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>All that an export request of OTLP may say, as collectors write it.</summary>
public sealed class OtlpRequestTests : IDisposable
{
    private const string Request = """
        {"resourceSpans":[
          {"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}},{"key":"deployment.environment.name","value":{"stringValue":"prod"}}]},
           "scopeSpans":[{"scope":{"name":"Shop.Cart","version":"1.2","attributes":[{"key":"of.scope","value":{"stringValue":"yes"}}]},"spans":[
             {"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"b7ad6b7169203331","parentSpanId":null,"traceState":"a=1","name":"pay","kind":"SPAN_KIND_CLIENT",
              "startTimeUnixNano":1700000000000000000,"endTimeUnixNano":"1700000000250000000","status":{"code":"STATUS_CODE_ERROR","message":"no money"},
              "attributes":[
                {"key":"text","value":{"stringValue":"t"}},{"key":"yes","value":{"boolValue":true}},{"key":"seven","value":{"intValue":7}},{"key":"eight","value":{"intValue":"8"}},
                {"key":"half","value":{"doubleValue":0.5}},{"key":"huge","value":{"doubleValue":"1e300"}},{"key":"list","value":{"arrayValue":{"values":[{"intValue":"1"},{"stringValue":"a"}]}}},
                {"key":"map","value":{"kvlistValue":{"values":[{"key":"k","value":{"boolValue":false}}]}}},{"key":"bytes","value":{"bytesValue":"AQI="}},{"key":"none","value":{}}],
              "events":[{"name":"paid","timeUnixNano":"1700000000100000000","attributes":[{"key":"twice","value":{"intValue":"1"}},{"key":"twice","value":{"intValue":"2"}},
                {"key":"map","value":{"kvlistValue":{"values":[{"key":"k","value":{"intValue":"5"}}]}}}]}],
              "links":[{"traceId":"0000000000000000000000000000000a","spanId":"000000000000000b","traceState":"b=2","attributes":[{"key":"why","value":{"stringValue":"because"}}]}]},
             {"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"b7ad6b7169203332","parentSpanId":"b7ad6b7169203331","name":"later","kind":1,"startTimeUnixNano":"1700000000000000001","endTimeUnixNano":"1700000000000000002"},
             {"traceId":"0000000000000000000000000000000c","spanId":"000000000000000d","name":"another trace","kind":5,"startTimeUnixNano":"1","endTimeUnixNano":"2"}]}]}]}
        """;

    private readonly TestFolder _folder = new();

    /// <inheritdoc/>
    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task EverythingArrives()
    {
        TracePayload payload = await ConvertAsync(TraceFormat.V04);

        Assert.Equal([2, 1], payload.Chunks.Select(static chunk => chunk.SpanCount));
        Span pay = payload.Chunks[0].Spans[0], later = payload.Chunks[0].Spans[1], another = payload.Chunks[1].Spans[0];
        // half of the id, as the agent has it
        Assert.Equal(((UInt128)0x8448eb211c80319c, "0af7651916cd43dd8448eb211c80319c", 0xb7ad6b7169203331UL, 0UL),
            (pay.TraceId, pay.GetTag("otel.trace_id"), pay.SpanId, pay.ParentId));
        Assert.Equal((DateTimeOffset.FromUnixTimeSeconds(1_700_000_000), 250_000_000L, 1), (pay.StartTime, pay.Duration, pay.Error));
        Assert.Equal(("shop", "prod", "client", "no money"),
            (pay.Service, pay.GetTag("env"), pay.GetTag("span.kind"), pay.GetTag("error.msg")));
        Assert.Equal(("Shop.Cart", "1.2", "yes", "a=1"),
            (pay.GetTag("otel.scope.name"), pay.GetTag("otel.scope.version"), pay.GetTag("of.scope"), pay.GetTag("w3c.tracestate")));
        Assert.Equal(("t", "true", 7d, 8d, 0.5, 1e300),
            (pay.GetTag("text"), pay.GetTag("yes"), pay.GetMetric("seven"), pay.GetMetric("eight"), pay.GetMetric("half"),
                pay.GetMetric("huge")));
        Assert.Equal(("[1,\"a\"]", "{\"k\":false}", "AQI="), (pay.GetTag("list"), pay.GetTag("map"), pay.GetTag("bytes")));
        Assert.Equal((pay.SpanId, "internal", null, 0), (later.ParentId, later.GetTag("span.kind"), later.GetTag("text"), later.Error));
        Assert.Equal(("consumer", 1L), (another.GetTag("span.kind"), another.Duration));
    }

    [Fact]
    public async Task EventsAndLinks_AreNative_AndMapsInThemAreJson()
    {
        TracePayload payload = await ConvertAsync(TraceFormat.V1);

        Span pay = payload.Chunks[0].Spans[0];
        SpanEvent paid = Assert.Single(pay.Events.ToArray());
        Assert.Equal(("paid", 1_700_000_000_100_000_000UL), (paid.Name, paid.TimeUnixNano));
        Assert.Equal(["twice: Int 1", "map: String {\"k\":5}"],
            paid.Attributes.Select(static pair => $"{pair.Key}: {pair.Value.Kind} {pair.Value}"));
        SpanLink link = Assert.Single(pay.Links.ToArray());
        Assert.Equal(((UInt128)10, 11UL, "b=2", "because"),
            (link.TraceId, link.SpanId, link.TraceState, Assert.Single(link.Attributes).Value.ToString()));
    }

    [Theory]
    [InlineData("\"kind\":\"SPAN_KIND_CLIENT\"", "\"kind\":\"CLIENT\"", "'kind' is a text, not one of its values")]
    [InlineData("\"yes\",\"value\":{\"boolValue\":true}", "\"yes\",\"value\":{\"boolValue\":\"yes\"}",
        "'boolValue' is a text, not true or false")]
    [InlineData("\"intValue\":7", "\"intValue\":7.5", "'intValue' is the number 7.5, not an integer of 64 bits")]
    [InlineData("\"doubleValue\":\"1e300\"", "\"doubleValue\":\"much\"", "'doubleValue' is a text, not a number")]
    [InlineData("\"AQI=\"", "\"?\"", "'bytesValue' is a text, not base64")]
    [InlineData("1700000000000000000,", "\"ff\",", "'startTimeUnixNano' is a text, not a number of nanoseconds")]
    [InlineData("\"b7ad6b7169203331\",\"parent", "\"b7ad\",\"parent", "'spanId' is not 16 hex digits")]
    public async Task WhatCannotBe_IsRefused(string text, string wrong, string message)
    {
        string request = OneLine(Request);
        Assert.Contains(text, request, StringComparison.Ordinal);
        ToolResult run =
            await ToolCall.RunAsync("dump", Write(request.Replace(text, wrong, StringComparison.Ordinal)), "--from", "otlp-json");

        Assert.Equal(1, run.ExitCode);
        Assert.Contains($"line 1: {message}", run.Error, StringComparison.Ordinal);
    }

    private static string OneLine(string request) => string.Concat(request.Split('\n').Select(static line => line.Trim()));

    private async Task<TracePayload> ConvertAsync(TraceFormat format)
    {
        string target = Path.Combine(_folder.Path, "converted.msgpack");
        ToolResult run = await ToolCall.RunAsync("convert", Write(OneLine(Request)), target, "--from", "otlp-json", "--to",
            format == TraceFormat.V1 ? "v1.0" : "v0.4");
        Assert.True(run.ExitCode == 0, run.Error);
        return TracePayloadReader.Read(await File.ReadAllBytesAsync(target), format);
    }

    private string Write(string content)
    {
        string path = Path.Combine(_folder.Path, "spans.json");
        File.WriteAllText(path, content);
        return path;
    }
}
