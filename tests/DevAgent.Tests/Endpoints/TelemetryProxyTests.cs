using System.IO.Compression;
using System.Net;
using System.Text;
using System.Text.Json;

namespace SpanPack.DevAgent.Tests;

/// <summary>What becomes of telemetry: it is taken whatever it says, kept as it came, and read where somebody asks.</summary>
public class TelemetryProxyTests : AgentTest
{
    private const string Path = "telemetry/proxy/api/v2/apmtelemetry";
    private const int Limit = 200_000;

    private const string Body = """
        {"api_version":"v2","request_type":"message-batch","seq_id":7,"runtime_id":"r-1",
        "application":{"service_name":"shop","env":"prod","service_version":"1.2","language_name":"dotnet","tracer_version":"3.0","more":[{}]},
        "payload":[{"payload":{"logs":[{"request_type":"not this"}]},"request_type":"logs"},{"request_type":"app-closing","payload":{}}],"host":{"hostname":"h"}}
        """;

    private protected override DevAgentOptions Options => new() { Behavior = new() { MaxRequestBytes = Limit }, MaxKeptRequests = 3 };

    [Theory]
    [InlineData(false, false)]
    [InlineData(true, false)]
    [InlineData(false, true)]
    [InlineData(true, true)]
    public async Task Telemetry_IsKeptAndRead(bool isCompressed, bool isChunked)
    {
        byte[] json = Encoding.UTF8.GetBytes(Body), sent = isCompressed ? Compress(json) : json;
        using HttpResponseMessage response = await PostAsync(sent, isCompressed ? "gzip" : null, isChunked);

        Assert.Equal((HttpStatusCode.OK, "{}"), (response.StatusCode, await response.TextAsync()));
        ReceivedRequest request = Assert.Single(Server.Requests);
        Assert.True(request.Body.Span.SequenceEqual(sent));
        ReceivedTelemetry telemetry = request.Telemetry!;
        Assert.True(telemetry.Json.Span.SequenceEqual(json));
        Assert.Equal(("message-batch", 7, "r-1", "shop", "prod", "1.2"),
            (telemetry.RequestType, telemetry.SequenceId, telemetry.RuntimeId, telemetry.Service, telemetry.Environment,
                telemetry.ServiceVersion));
        Assert.Equal(("dotnet", "3.0"), (telemetry.Language, telemetry.TracerVersion));
        Assert.Equal(["logs", "app-closing"], telemetry.MessageTypes);
    }

    [Theory]
    [InlineData("")]
    [InlineData("[]")]
    [InlineData("{}{}")]
    [InlineData("{\"request_type\":")]
    [InlineData("{\"payload\":[{\"request_type\"")]
    [InlineData("\u0090")]
    public async Task WhatIsNoObject_IsTakenAndNotRead(string body)
    {
        using HttpResponseMessage response = await PostAsync(Encoding.Latin1.GetBytes(body));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Null(Assert.Single(Server.Requests).Telemetry);
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("""{"request_type":{"a":1},"seq_id":"x","application":[1],"payload":{"a":[]},"runtime_id":null}""")]
    [InlineData("""{"request_type":"\ud800","seq_id":99999999999999999999,"payload":[1,[{"request_type":"a"}],{"request_type":5}]}""")]
    public async Task FieldsOfOtherTypes_CountAsAbsent(string body)
    {
        using HttpResponseMessage response = await PostAsync(Encoding.UTF8.GetBytes(body));

        ReceivedTelemetry telemetry = Assert.Single(Server.Requests).Telemetry!;
        Assert.Equal(("", 0, null, null), (telemetry.RequestType, telemetry.SequenceId, telemetry.RuntimeId, telemetry.Service));
        Assert.Equal([""], telemetry.MessageTypes);
    }

    [Fact]
    public async Task WhatIsReadOfABody_IsBounded()
    {
        string messages = string.Join(',', Enumerable.Repeat("""{"request_type":"logs"}""", 1001));
        string application = $$"""{"service_name":"{{new string('s', 1000)}}"}""";
        string body = $$"""{"runtime_id":"{{new string('r', 1001)}}","application":{{application}},"payload":[{{messages}}]}""";
        using HttpResponseMessage response = await PostAsync(Encoding.UTF8.GetBytes(body));

        ReceivedTelemetry telemetry = Assert.Single(Server.Requests).Telemetry!;
        Assert.Equal((null, 1000, 1000), (telemetry.RuntimeId, telemetry.Service?.Length, telemetry.MessageTypes.Count));
    }

    [Fact]
    public async Task EndlessNesting_IsNotRead()
    {
        using HttpResponseMessage response = await PostAsync(Encoding.ASCII.GetBytes("{\"payload\":" + new string('[', 100_000)));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Null(Assert.Single(Server.Requests).Telemetry);
    }

    [Fact]
    public async Task Bomb_IsRefused_AndNotKeptAsTelemetry()
    {
        using HttpResponseMessage response = await PostAsync(Compress(new byte[50_000_000]), "gzip");

        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, response.StatusCode);
        ReceivedRequest request = Assert.Single(Server.Requests);
        Assert.Null(request.Telemetry);
        Assert.Contains("more than 200000 bytes", request.Refusal, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("gzip", 400)]
    [InlineData("br", 415)]
    public async Task EncodingThatIsNotSo_IsRefused(string encoding, int status)
    {
        using HttpResponseMessage response = await PostAsync(Encoding.UTF8.GetBytes(Body), encoding);

        Assert.Equal(status, (int)response.StatusCode);
    }

    [Fact]
    public async Task BodyOverTheLimit_IsRefused()
    {
        using HttpResponseMessage response = await PostAsync(new byte[Limit + 1]);

        Assert.Equal(HttpStatusCode.TooManyRequests, response.StatusCode);
    }

    [Fact]
    public async Task OldestTelemetry_GoesForNewer()
    {
        for (int i = 1; i <= 5; i++) (await PostAsync(Encoding.UTF8.GetBytes($$"""{"seq_id":{{i}}}"""))).Dispose();

        Assert.Equal([3, 4, 5], Server.Requests.Select(static request => request.Telemetry!.SequenceId));
    }

    [Fact]
    public async Task AgentWithoutTelemetry_AnswersWith404_AndDoesNotListIt()
    {
        Server.Behavior = Server.Behavior with { TakesTelemetry = false };
        using HttpResponseMessage response = await PostAsync(Encoding.UTF8.GetBytes(Body));
        using JsonDocument info = JsonDocument.Parse(await Client.GetByteArrayAsync("info"));

        Assert.Equal(HttpStatusCode.NotFound, response.StatusCode);
        Assert.Null(Server.Requests[0].Telemetry);
        Assert.DoesNotContain(info.RootElement.GetProperty("endpoints").EnumerateArray(),
            static path => path.GetString() == "/telemetry/proxy/");
    }

    private Task<HttpResponseMessage> PostAsync(byte[] body, string? encoding = null, bool chunked = false)
        => Client.PostTracesAsync(body, "application/json", chunked, Path, encoding is null ? [] : [("Content-Encoding", encoding)]);

    private static byte[] Compress(byte[] bytes)
    {
        using var compressed = new MemoryStream();
        using (var gzip = new GZipStream(compressed, CompressionLevel.Optimal)) gzip.Write(bytes);
        return compressed.ToArray();
    }
}
