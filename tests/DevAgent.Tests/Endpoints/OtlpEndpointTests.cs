using System.IO.Compression;
using System.Net;
using System.Text;
using System.Text.Json;

namespace SpanPack.DevAgent.Tests.Endpoints;

/// <summary>OTLP over HTTP: what SDKs send is taken, and answered as the specification says.</summary>
public class OtlpEndpointTests : AgentTest
{
    private const string Json = "application/json";
    private const string Protobuf = "application/x-protobuf";
    private const string Reason = "1 span has no trace id or no span id";

    private static readonly byte[] s_json = File.ReadAllBytes(Vectors.Path("otlp/node-sdk.json"));
    private static readonly byte[] s_protobuf = File.ReadAllBytes(Vectors.Path("otlp/node-sdk.protobuf"));

    private protected override DevAgentOptions Options => new() { Behavior = new() { MaxRequestBytes = 1_000_000 } };

    // The two were made of the same spans.
    [Fact]
    public async Task BothEncodings_GiveTheSamePayload()
    {
        HttpResponseMessage json = await PostAsync(s_json, Json), protobuf = await PostAsync(s_protobuf, Protobuf);

        Assert.Equal(
            (HttpStatusCode.OK, Json, "{}"), (json.StatusCode, json.Content.Headers.ContentType!.MediaType, await json.TextAsync()));
        Assert.Equal(
            (HttpStatusCode.OK, Protobuf, ""),
                (protobuf.StatusCode, protobuf.Content.Headers.ContentType!.MediaType, await protobuf.TextAsync()));
        Assert.Equal(Server.Requests[0].TraceBody.ToArray(), Server.Requests[1].TraceBody.ToArray());
        Assert.Equal(
            (true, 1, 3, null),
                (Server.Requests[1].IsAccepted, Server.Requests[1].ChunkCount, Server.Requests[1].SpanCount, Server.Requests[1].Format));
        Assert.Equal(s_protobuf, Server.Requests[1].Body.ToArray());
    }

    [Fact]
    public async Task Spans_AreWhatTheAgentMakesOfThem()
    {
        await PostAsync(s_protobuf, Protobuf);
        ReceivedTrace trace = await Server.WaitForTraceAsync(
            "operation_name:http.server.request resource:\"GET /cart/:id\" status:error @http.status_code:500");

        Span redis = trace.Spans.Single(static span => span.Name == "redis.query"),
            sql = trace.Spans.Single(static span => span.Name == "postgresql.query");
        Assert.Equal(("checkout", "redis", "GET cart:7", 0), (redis.Service, redis.Type, redis.Resource, redis.Error));
        Assert.Equal(
            ("sql", "SELECT * FROM carts WHERE id = $1", 1, "no cart"), (sql.Type, sql.Resource, sql.Error, sql.GetTag("error.msg")));
        Assert.Equal(
            ("prod", "1.4.2", "shop.http", "["),
                (sql.GetTag("env"), sql.GetTag("version"), sql.GetTag("otel.scope.name"), redis.GetTag("keys")![..1]));
        Assert.Equal((1, "-9"), (trace.Spans[0].GetMetric("_sampling_priority_v1"), trace.Spans[0].GetTag("_dd.p.dm")));
    }

    [Fact]
    public async Task Gzip_IsTaken()
    {
        using var packed = new MemoryStream();
        await using (var gzip = new GZipStream(packed, CompressionLevel.Fastest, leaveOpen: true)) await gzip.WriteAsync(s_json);
        HttpResponseMessage answer = await PostAsync(packed.ToArray(), Json, "gzip");

        Assert.Equal((HttpStatusCode.OK, 3), (answer.StatusCode, Server.Requests[0].SpanCount));
    }

    // A client must not send again what has no id, so it is told of it and not refused.
    [Theory]
    [InlineData(Json)]
    [InlineData(Protobuf)]
    public async Task SpansWithoutId_AreRejected_AndTheOthersTaken(string type)
    {
        byte[] withId = [.. Field(1, [.. new byte[15], 1]), .. Field(2, [.. new byte[7], 2])];
        const string WithId = "\"traceId\":\"00000000000000000000000000000001\",\"spanId\":\"0000000000000002\"";
        byte[] body = type == Json
            ? Encoding.UTF8.GetBytes($"{{\"resourceSpans\":[{{\"scopeSpans\":[{{\"spans\":[{{{WithId}}},{{\"name\":\"b\"}}]}}]}}]}}")
            : Field(1, Field(2, [.. Field(2, withId), .. Field(2, Field(5, "b"u8.ToArray()))]));
        HttpResponseMessage answer = await PostAsync(body, type);
        byte[] content = await answer.Content.ReadAsByteArrayAsync();

        Assert.Equal((HttpStatusCode.OK, 1), (answer.StatusCode, Server.Requests[0].SpanCount));
        if (type == Json)
        {
            JsonElement partial = JsonDocument.Parse(content).RootElement.GetProperty("partialSuccess");
            Assert.Equal(
                ("1", Reason), (partial.GetProperty("rejectedSpans").GetString(), partial.GetProperty("errorMessage").GetString()));
            return;
        }

        Assert.Equal(Field(1, [8, 1, .. Field(2, Encoding.UTF8.GetBytes(Reason))]), content);
    }

    [Theory]
    [InlineData("text/plain", "x", 415, "Content-Type 'text/plain' is not read here")]
    [InlineData(Json, "{", 400, "the body is not JSON")]
    [InlineData(Json, "{\"resourceSpans\":7}", 400, "'resourceSpans' is the number 7, not an array")]
    [InlineData(Json, "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"traceId\":\"xy\"}]}]}]}", 400, "'traceId' is not 32 hex digits")]
    [InlineData(Protobuf, "\u000a\u007f", 400, "the body is cut short")]
    [InlineData(Protobuf, "\u000b", 400, "field 1 has the wire type 3")]
    [InlineData(Protobuf, "\u0008\u0001", 400, "field 1 of a message is not bytes or a message")]
    public async Task WhatIsNoRequest_IsRefused(string type, string body, int status, string reason)
    {
        HttpResponseMessage answer = await PostAsync(Encoding.Latin1.GetBytes(body), type);

        string text = await answer.TextAsync();
        JsonElement json = type == Json ? JsonDocument.Parse(text).RootElement : default;
        Assert.Equal(status, (int)answer.StatusCode);
        Assert.Contains(reason, type == Json ? json.GetProperty("message").GetString() : text, StringComparison.Ordinal);
        Assert.Contains(reason, Server.Requests[0].Refusal!, StringComparison.Ordinal);
        if (type == Json) Assert.Equal(3, json.GetProperty("code").GetInt32());
        else if (type == Protobuf) Assert.Equal([8, 3, 18], (await answer.Content.ReadAsByteArrayAsync())[..3]);
    }

    [Fact]
    public async Task TooLargeBodies_AreRefused_AlsoThoseThatExpand()
    {
        using var packed = new MemoryStream();
        await using (var gzip = new GZipStream(packed, CompressionLevel.Fastest, leaveOpen: true)) await gzip.WriteAsync(
            new byte[2_000_000]);

        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, (await PostAsync(new byte[1_000_001], Json)).StatusCode);
        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, (await PostAsync(packed.ToArray(), Protobuf, "gzip")).StatusCode);
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, (await PostAsync(s_json, Json, "br")).StatusCode);
    }

    [Fact]
    public async Task AnEmptyRequest_IsTaken()
    {
        Assert.Equal(HttpStatusCode.OK, (await PostAsync([], Protobuf)).StatusCode);
        Assert.Equal(HttpStatusCode.OK, (await PostAsync("{}"u8.ToArray(), Json)).StatusCode);
        Assert.All(Server.Requests, static request => Assert.Equal((true, 0), (request.IsAccepted, request.SpanCount)));
    }

    [Fact]
    public async Task Info_DoesNotListIt_AndFaultsCount()
    {
        Server.Behavior = new() { Faults = [DevAgentFault.Answer(503)] };

        Assert.DoesNotContain("/v1/traces", await Client.GetStringAsync("info"), StringComparison.Ordinal);
        Assert.Equal(HttpStatusCode.ServiceUnavailable, (await PostAsync(s_json, Json)).StatusCode);
    }

    private static byte[] Field(int number, byte[] content) => [(byte)((number << 3) | 2), (byte)content.Length, .. content];

    private Task<HttpResponseMessage> PostAsync(byte[] body, string type, string? encoding = null)
        => Client.PostTracesAsync(body, type, path: "v1/traces", headers: encoding is null ? [] : [("Content-Encoding", encoding)]);
}
