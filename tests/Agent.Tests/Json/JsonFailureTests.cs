using System.Buffers.Binary;
using System.IO.Compression;
using System.Text.Encodings.Web;
using System.Text.Json;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests.Json;

/// <summary>Payloads that fail, and agents that do, while JSON is posted.</summary>
public sealed class JsonFailureTests
{
    private const int Large = 1_000_000;
    private const int Pushed = 8 * Large; // more than is held

    [Theory]
    [InlineData(JsonCompression.None)]
    [InlineData(JsonCompression.Gzip)]
    public async Task FailureInTheMiddle_NeverWritesTheLastChunk(JsonCompression compression)
    {
        var ended = new TaskCompletionSource<(byte[] Body, bool HasLast)>();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadHeadAsync();
            ended.SetResult(await connection.ReadChunksAsync());
        });
        using AgentClient client = agent.CreateClient();
        FormatException problem = await Assert.ThrowsAsync<FormatException>(async () =>
            await client.PostAsJsonAsync("/x", Shop.Of(Pushed).WithFailure(), ShopJson.Default.Shop, compression));
        (byte[] body, bool hasLast) = await ended.Task.InTime();

        Assert.Equal("no price", problem.Message);
        Assert.False(hasLast);
        Assert.InRange(body.Length, 1, 2 * Pushed);
        if (compression == JsonCompression.Gzip) Assert.False(EndsWithItsLength(body));
    }

    [Theory]
    [InlineData(100)]
    [InlineData(Large)]
    public async Task FailureOfAPayloadThatIsHeld_SendsNothingAndKeepsTheConnection(int bytes)
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();
        await client.PostAsJsonAsync("/x", Shop.Of(100).Items, ShopJson.Default.IReadOnlyListItem);
        await Assert.ThrowsAsync<FormatException>(async () =>
            await client.PostAsJsonAsync("/x", Shop.Of(bytes).WithFailure().Items, ShopJson.Default.IReadOnlyListItem));
        AgentResponse response = await client.PostAsJsonAsync("/x", Shop.Of(100).Items, ShopJson.Default.IReadOnlyListItem);

        Assert.Equal((200, 1), (response.Status, agent.ConnectionCount));
    }

    // The buffer and its writer are used again.
    [Fact]
    public void FailureInTheMiddle_LeavesNothingToTheNextPayload()
    {
        Assert.Throws<FormatException>(static () => JsonBuffer.Make(static json =>
        {
            json.WriteStringValue(new string('a', 100_000));
            throw new FormatException("no price");
        }));
        var otherOptions = new ShopJson(new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });
        using JsonBuffer? made = JsonBuffer.TryMake(Shop.Of(100).Items[0], otherOptions.Item);

        Assert.Equal(made!.Bytes.Length, made.Length);
    }

    [Theory]
    [InlineData(100, JsonCompression.None)]
    [InlineData(Large, JsonCompression.None)]
    [InlineData(Large, JsonCompression.Gzip)]
    [InlineData(Pushed, JsonCompression.None)]
    public async Task ConnectionThatEndedWhileIdle_IsReplaced(int bytes, JsonCompression compression)
    {
        var closed = new TaskCompletionSource();
        var requests = new List<ScriptedRequest>();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            requests.Add((await connection.ReadRequestAsync())!);
            await connection.WriteAsync(ScriptedConnection.Ok);
            if (connection.Number > 1) await connection.HangAsync();
            // A request more is read, so that the client finds out only after it has begun to write.
            await connection.ReadHeadAsync();
            connection.Reset();
            closed.TrySetResult();
        });
        using AgentClient client = agent.CreateClient();
        var shop = Shop.Of(bytes);
        await client.PostAsJsonAsync("/x", Shop.Of(10), ShopJson.Default.Shop);
        AgentResponse response = await client.PostAsJsonAsync("/x", shop, ShopJson.Default.Shop, compression);

        Assert.Equal((200, 2), (response.Status, agent.ConnectionCount));
        await closed.Task.InTime();
        if (compression == JsonCompression.None)
            Assert.True(requests[1].Body.AsSpan().SequenceEqual(JsonSerializer.SerializeToUtf8Bytes(shop, ShopJson.Default.Shop)));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task RefusalWhileTheBodyIsPushed_IsTheAnswer(bool closes)
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadHeadAsync();
            await connection.ReadBodyAsync(100_000);
            await connection.WriteAsync(ScriptedConnection.TooLarge);
            if (!closes) await connection.HangAsync();
        });
        using AgentClient client = agent.CreateClient();

        Assert.Equal(413, (await client.PostAsJsonAsync("/x", Shop.Of(24 * Large), ShopJson.Default.Shop)).Status);
    }

    [Theory]
    [InlineData(100)]
    [InlineData(24 * Large)]
    public async Task AgentThatHangs_TimesOut(int bytes)
    {
        var time = new FakeTimeProvider();
        var came = new TaskCompletionSource();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadHeadAsync();
            came.TrySetResult();
            await connection.HangAsync();
        });
        using AgentClient client = agent.CreateClient(time);
        Task<AgentResponse> post = client.PostAsJsonAsync("/x", Shop.Of(bytes), ShopJson.Default.Shop).AsTask();
        await came.Task.InTime();
        time.Advance(Patience.Long);
        AgentUnreachableException problem = await Assert.ThrowsAsync<AgentUnreachableException>(() => post.InTime());

        Assert.Equal(AgentUnreachableKind.TimedOut, problem.Kind);
    }

    [Theory]
    [InlineData(100)]
    [InlineData(Large)]
    public async Task AbsentAgent_IsNotConnected(int bytes)
    {
        ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.HangAsync());
        using AgentClient client = agent.CreateClient();
        await agent.DisposeAsync();
        AgentUnreachableException problem = await Assert.ThrowsAsync<AgentUnreachableException>(async () =>
            await client.PostAsJsonAsync("/x", Shop.Of(bytes), ShopJson.Default.Shop));

        Assert.Equal(AgentUnreachableKind.NotConnected, problem.Kind);
    }

    [Fact]
    public async Task Cancellation_EndsAPayloadThatWaits()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();
        using var cancellation = new CancellationTokenSource();
        ValueTask<AgentResponse> post = client.PostAsJsonAsync("/x", Endless(cancellation), ShopJson.Default.IAsyncEnumerableItem,
            cancellationToken: cancellation.Token);

        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await post);
    }

    // Such as a call of the program that was given up while the payload was made.
    [Theory]
    [InlineData(JsonCompression.None)]
    [InlineData(JsonCompression.Gzip)]
    public async Task PayloadThatIsCancelledItself_IsNotAnAgentThatFails(JsonCompression compression)
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();

        TaskCanceledException problem = await Assert.ThrowsAsync<TaskCanceledException>(async () =>
            await client.PostAsJsonAsync("/x", GivenUp(), ShopJson.Default.IAsyncEnumerableItem, compression));

        Assert.Equal("given up", problem.Message);
    }

    // The last field of gzip (RFC 1952).
    private static bool EndsWithItsLength(byte[] gzip)
    {
        using var inflater = new GZipStream(new MemoryStream(gzip), CompressionMode.Decompress);
        using var inflated = new MemoryStream();
        inflater.CopyTo(inflated);
        return BinaryPrimitives.ReadUInt32LittleEndian(gzip.AsSpan(gzip.Length - sizeof(uint))) == inflated.Length;
    }

    private static async IAsyncEnumerable<Item> Endless(CancellationTokenSource cancellation,
        [System.Runtime.CompilerServices.EnumeratorCancellation] CancellationToken asked = default)
    {
        yield return new Item(1, "first");
        cancellation.CancelAfter(1);
        await Task.Delay(Timeout.Infinite, asked);
    }

    private static async IAsyncEnumerable<Item> GivenUp()
    {
        yield return new Item(1, "first");
        await Task.Yield();
        throw new TaskCanceledException("given up");
    }
}
