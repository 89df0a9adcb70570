using System.Buffers;
using System.Text;
using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

/// <summary>Whole requests to a real server.</summary>
public sealed class DevAgentTests : IAsyncLifetime, IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private DevAgentServer _server = null!;

    public async Task InitializeAsync() => _server = await DevAgentServer.StartAsync(new() { SocketPath = _folder["a.sock"] });

    public async Task DisposeAsync() => await _server.DisposeAsync();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Payload_IsTakenAndAnswered(bool onSocket)
    {
        using AgentClient client = CreateClient(onSocket);
        foreach (TraceFormat format in TraceFormats.All)
        {
            using var writer = new TracePayloadWriter(format);
            Span span = Span.CreateRoot("checkout");
            span.Service = "shop";
            span.End();
            Assert.True(writer.TryAppend(new TraceChunk(span)));
            FinishedPayload payload = writer.Complete();
            AgentResponse response =
                await client.SendAsync(AgentRequest.ForTraces(format, payload.Body, payload.ChunkCount) with { RatesVersion = "0" });

            ReceivedRequest received = _server.Requests[^1];
            Assert.True(received.IsAccepted);
            Assert.Equal(format, received.Format);
            Assert.Equal(1, received.SpanCount);
            Assert.Equal(["1"], received.Headers["X-Datadog-Trace-Count"]);
            Assert.Equal((200, true, false), (response.Status, response.IsSuccess, response.IsCut));
            Assert.Contains("rate_by_service", Encoding.UTF8.GetString(response.Body.Span), StringComparison.Ordinal);
            Assert.Equal("7.85.1", response.AgentVersion);
            Assert.Equal(64, response.AgentState!.Length);
            Assert.NotNull(response.RatesVersion);
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Bodies_ArriveByteByByteAlike(bool onSocket)
    {
        using AgentClient client = CreateClient(onSocket);
        Gen<(int Length, int[] Sizes)> bodies = Gen.Choose(1, 300_000).SelectMany(
            static length =>
                Gen.NonEmptyListOf(Gen.OneOf(Gen.Choose(1, 100), Gen.Choose(1, 5_000), Gen.Choose(60_000, 200_000))).Select(sizes =>
                    (length, sizes.ToArray())));
        Prop.ForAll(bodies.ToArbitrary(), body =>
        {
            byte[] bytes = Blocks.Random(body.Length, body.Length);
            ReadOnlySequence<byte> sequence = Blocks.Split(bytes, [.. body.Sizes.Select(size => Math.Max(size, body.Length / 200))]);
            AgentResponse response = client.SendAsync(new AgentRequest { Path = "/v0.6/stats", Body = sequence })
                .AsTask()
                .GetAwaiter()
                .GetResult();

            Assert.Equal(200, response.Status);
            ReceivedRequest received = _server.Requests[^1];
            Assert.Equal([body.Length.ToString()], received.Headers["Content-Length"]);
            Assert.True(received.Body.Span.SequenceEqual(bytes));
            _server.ClearRequests();
        }).Check(Config.QuickThrowOnFailure.WithMaxTest(30));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task LargeBody_ArrivesWithAndWithoutExpectContinue(bool expectContinue)
    {
        byte[] bytes = Blocks.Random(8_000_000);
        using AgentClient client = CreateClient(onSocket: false);
        for (int i = 0; i < 3; i++)
        {
            AgentResponse response = await client.SendAsync(
                new AgentRequest
                {
                    Path = "/v0.6/stats", Body = Blocks.Split(bytes, [1_000_000]), ContentType = "application/msgpack",
                    ExpectContinue = expectContinue
                });

            Assert.Equal(200, response.Status);
            Assert.True(_server.Requests[^1].Body.Span.SequenceEqual(bytes));
            Assert.Equal(expectContinue, _server.Requests[^1].Headers.ContainsKey("Expect"));
        }
    }

    [Fact]
    public async Task Info_IsAsked()
    {
        using AgentClient client = CreateClient(onSocket: true);
        AgentResponse response = await client.SendAsync(new AgentRequest { Method = HttpMethod.Get, Path = "/info" });

        Assert.Equal(200, response.Status);
        Assert.Contains("/v0.4/traces", Encoding.UTF8.GetString(response.Body.Span), StringComparison.Ordinal);
        Assert.Equal("GET", _server.Requests[^1].Method);
        Assert.False(_server.Requests[^1].Headers.ContainsKey("Content-Length"));
    }

    private AgentClient CreateClient(bool onSocket) => new(new AgentClientOptions
    {
        AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(onSocket ? "unix://" + _server.SocketPath : _server.Url.ToString())),
        RequestTimeout = Patience.Long,
        ConnectTimeout = Patience.Long,
    });
}
