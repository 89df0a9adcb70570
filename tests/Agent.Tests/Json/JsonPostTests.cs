using System.IO.Compression;
using System.Text.Json;
using FsCheck;
using FsCheck.Fluent;
using Property = SpanPack.Tests.Property;

namespace SpanPack.Agent.Tests.Json;

/// <summary>What JSON posts look like on the wire.</summary>
public sealed class JsonPostTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly List<ScriptedRequest> _requests = [];

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("tcp")]
    [InlineData("unix")]
    [InlineData("pipe")]
    public async Task Bodies_ArriveAsTheSerializerWritesThem(string transport)
    {
        await using ScriptedAgent agent = Start(transport);
        using AgentClient client = agent.CreateClient();
        Gen<(int, JsonCompression)> posts = Gen.OneOf(Gen.Choose(0, 3_000), Gen.Choose(3_000, 80_000), Gen.Choose(60_000, 400_000))
            .SelectMany(
            static bytes => Gen.Elements(JsonCompression.None, JsonCompression.Gzip).Select(compression => (bytes, compression)));
        Property.Holds(posts.ToArbitrary(), 60, post =>
        {
            (int bytes, JsonCompression compression) = post;
            var shop = Shop.Of(bytes, bytes);
            AgentResponse response = client.PostAsJsonAsync("/a/b", shop, ShopJson.Default.Shop, compression)
                .AsTask()
                .GetAwaiter()
                .GetResult();

            Assert.Equal(200, response.Status);
            ScriptedRequest request = _requests[^1];
            byte[] json = JsonSerializer.SerializeToUtf8Bytes(shop, ShopJson.Default.Shop);
            bool wasPushed = request["Transfer-Encoding"] == "chunked";
            bool isCompressed = compression == JsonCompression.Gzip && (json.Length >= 4 * 1024 || wasPushed);
            Assert.Equal(("POST /a/b HTTP/1.1", "application/json", isCompressed ? "gzip" : null),
                (request.Line, request["Content-Type"], request["Content-Encoding"]));
            Assert.True((isCompressed ? Inflate(request.Body) : request.Body).AsSpan().SequenceEqual(json));
            Assert.Equal(wasPushed ? null : request.Body.Length.ToString(), request["Content-Length"]);
        });
        Assert.Equal(1, agent.ConnectionCount);
    }

    [Theory]
    [InlineData(1_000)]
    [InlineData(24_000)]
    [InlineData(2_000_000)]
    public async Task BodyThatIsHeld_HasItsLength(int bytes)
    {
        await using ScriptedAgent agent = Start("tcp");
        using AgentClient client = agent.CreateClient();
        await client.PostAsJsonAsync("/x", Shop.Of(bytes).Items, ShopJson.Default.IReadOnlyListItem);

        Assert.Equal((_requests[^1].Body.Length.ToString(), null), (_requests[^1]["Content-Length"], _requests[^1]["Transfer-Encoding"]));
    }

    [Fact]
    public async Task BodyThatIsTooLongToBeHeld_IsPushed()
    {
        await using ScriptedAgent agent = Start("tcp");
        using AgentClient client = agent.CreateClient();
        var shop = Shop.Of(4 * 1024 * 1024);
        await client.PostAsJsonAsync("/x", shop, ShopJson.Default.Shop);

        Assert.Equal((null, "chunked"), (_requests[^1]["Content-Length"], _requests[^1]["Transfer-Encoding"]));
        Assert.True(_requests[^1].Body.AsSpan().SequenceEqual(JsonSerializer.SerializeToUtf8Bytes(shop, ShopJson.Default.Shop)));
    }

    // Its writer asks for more memory at once than a block has.
    [Fact]
    public async Task TextThatIsLongerThanABlock_Arrives()
    {
        await using ScriptedAgent agent = Start("tcp");
        using AgentClient client = agent.CreateClient();
        Item[] items = [new(1, "first"), new(2, new string('\u00e9', 100_000)), new(3, "last")];
        await client.PostAsJsonAsync("/x", items, ShopJson.Default.IReadOnlyListItem);

        byte[] json = JsonSerializer.SerializeToUtf8Bytes(items, ShopJson.Default.IReadOnlyListItem);
        Assert.True(_requests[^1].Body.AsSpan().SequenceEqual(json));
    }

    [Fact]
    public async Task HeadersOfTheRequest_AreSent()
    {
        await using ScriptedAgent agent = Start("tcp");
        using AgentClient client = agent.CreateClient();
        var request = new AgentRequest
        {
            Path = "/x", ContentType = "application/problem+json",
            Headers = [new("DD-Telemetry-Request-Type", "logs")]
        };
        await client.PostAsJsonAsync(request, Shop.Of(100), ShopJson.Default.Shop);

        Assert.Equal(("application/problem+json", "logs", ".NET"),
            (_requests[^1]["Content-Type"], _requests[^1]["DD-Telemetry-Request-Type"], _requests[^1]["Datadog-Meta-Lang"]));
    }

    [Fact]
    public async Task RequestWithABody_IsRefused()
    {
        using var client = new AgentClient();
        var request = new AgentRequest { Path = "/x", Body = new(new byte[] { 1 }) };
        await Assert.ThrowsAsync<ArgumentException>(async () => await client.PostAsJsonAsync(request, Shop.Of(1), ShopJson.Default.Shop));
    }

    // Nobody knows how long it gets, and it waits for what is not the connection.
    [Theory]
    [InlineData(3, JsonCompression.None)]
    [InlineData(5_000, JsonCompression.Gzip)]
    public async Task PayloadThatIsMadeMeanwhile_IsPushed(int count, JsonCompression compression)
    {
        var begun = new TaskCompletionSource();
        ScriptedRequest request = new(string.Empty, []);
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            begun.SetResult();
            string head = (await connection.ReadHeadAsync())!;
            request = new ScriptedRequest(head, (await connection.ReadChunksAsync()).Body);
            await connection.WriteAsync(ScriptedConnection.Ok);
        });
        using AgentClient client = agent.CreateClient();
        await client.PostAsJsonAsync("/x", Items(count, begun.Task), ShopJson.Default.IAsyncEnumerableItem, compression);

        Assert.Equal(("chunked", compression == JsonCompression.Gzip ? "gzip" : null),
            (request["Transfer-Encoding"], request["Content-Encoding"]));
        Assert.Equal(count,
            JsonDocument.Parse(compression == JsonCompression.Gzip ? Inflate(request.Body) : request.Body).RootElement.GetArrayLength());
    }

    [Theory]
    [InlineData(4 * 1024 - 1, null)]
    [InlineData(4 * 1024, "gzip")]
    public async Task Body_IsCompressedFrom4KiB(int bytes, string? encoding)
    {
        await using ScriptedAgent agent = Start("tcp");
        using AgentClient client = agent.CreateClient();
        int around = JsonSerializer.SerializeToUtf8Bytes([new Item(1, "")], ShopJson.Default.IReadOnlyListItem).Length;
        await client.PostAsJsonAsync("/x", [new Item(1, new string('x', bytes - around))], ShopJson.Default.IReadOnlyListItem,
            JsonCompression.Gzip);

        Assert.Equal(encoding, _requests[^1]["Content-Encoding"]);
    }

    private static async IAsyncEnumerable<Item> Items(int count, Task begun)
    {
        for (int i = 0; i < count; i++)
        {
            if (i == 1) await begun;
            yield return new Item(i, "x");
        }
    }

    private static byte[] Inflate(byte[] bytes)
    {
        using var inflater = new GZipStream(new MemoryStream(bytes), CompressionMode.Decompress);
        using var inflated = new MemoryStream();
        inflater.CopyTo(inflated);
        return inflated.ToArray();
    }

    private ScriptedAgent Start(string transport) => transport switch
    {
        "tcp" => ScriptedAgent.OnTcp(TakeAllAsync),
        "unix" => ScriptedAgent.OnUnixSocket(_folder["a.sock"], TakeAllAsync),
        _ => ScriptedAgent.OnPipe(TakeAllAsync),
    };

    private async Task TakeAllAsync(ScriptedConnection connection)
    {
        while (await connection.ReadRequestAsync() is { } request)
        {
            _requests.Add(request);
            await connection.WriteAsync(ScriptedConnection.Ok);
        }
    }
}
