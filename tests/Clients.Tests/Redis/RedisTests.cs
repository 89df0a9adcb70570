using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using SpanPack.Clients.Tests.Support;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Redis;

/// <summary>Commands of StackExchange.Redis against a server.</summary>
[Collection(OneAtATime.Name)]
public sealed class RedisTests(RedisServer server) : IClassFixture<RedisServer>
{
    private const string Secret = "4111111111111111";

    [RedisFact]
    public async Task EachCommand_IsOneSpan()
    {
        await using ConnectionMultiplexer connection = (await server.ConnectAsync()).AddDatadogTracing().AddDatadogTracing();
        IDatabase database = connection.GetDatabase(2);
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await database.StringSetAsync($"card-{Secret}", Secret);
            Assert.Equal(Secret, database.StringGet($"card-{Secret}"));
            await database.HashSetAsync($"hash-{Secret}", Secret, Secret);
            await database.ExecuteAsync("ECHO", Secret);
            await database.ExecuteAsync("DEL", $"card-{Secret}", $"hash-{Secret}");
        });

        Assert.Equal(["SET", "GET", "HSET", "ECHO", "DEL"], spans.Select(static span => span.Resource));
        Assert.All(spans, span =>
        {
            Assert.Equal("redis", span.Type);
            Assert.Equal("redis", span.GetTag("db.system.name"));
            Assert.Equal(span.Resource, span.GetTag("db.operation.name"));
            Assert.Equal(span.Resource == "ECHO" ? null : "2", span.GetTag("db.namespace")); // a command of the whole server
            Assert.Equal(server.Host, span.GetTag("http.server_name")); // the agent's name of server.address
            Assert.Equal(server.Port, span.GetMetric("server.port"));
            Assert.Equal("redis.query", span.Name); // of a client
            Assert.Equal(0, span.Error);
            Assert.True(span.Duration > 0);
            foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
                Assert.DoesNotContain(Secret, tag.Value, StringComparison.Ordinal);
        });
    }

    [RedisFact]
    public async Task CommandsOfARequest_AreItsChunk_AlsoWhenPipelined()
    {
        await using ConnectionMultiplexer connection = (await server.ConnectAsync()).AddDatadogTracing();
        IDatabase database = connection.GetDatabase();
        await using TracedProgram traces = await TracedProgram.StartAsync();
        using (TracedProgram.Begin("request"))
        {
            await Task.WhenAll(Enumerable.Range(0,
                100).Select(index => database.StringSetAsync($"key-{index.ToString(CultureInfo.InvariantCulture)}", index)));
        }

        Span[] chunk = Assert.Single(await traces.EndInChunksAsync());
        Span root = Assert.Single(chunk, static span => span.Resource == "request");
        Assert.Equal(101, chunk.Length);
        Assert.All(chunk.Where(span => span != root), span => AssertInside(root, span));
    }

    [RedisFact]
    public async Task RequestsAtTheSameTime_HaveTheirOwnCommands()
    {
        await using ConnectionMultiplexer connection = (await server.ConnectAsync()).AddDatadogTracing();
        IDatabase database = connection.GetDatabase();
        await using TracedProgram traces = await TracedProgram.StartAsync();
        await Task.WhenAll(Enumerable.Range(0, 20).Select(index => Task.Run(async () =>
        {
            using Activity request = TracedProgram.Begin("request");
            for (int i = 0; i <= index; i++) await database.StringIncrementAsync("count");
        })));

        Span[][] chunks = await traces.EndInChunksAsync();
        Assert.Equal(Enumerable.Range(2, 20), chunks.Select(static chunk => chunk.Length).Order());
        Assert.All(chunks, static chunk =>
        {
            Span root = Assert.Single(chunk, static span => span.ParentId == 0);
            Assert.All(chunk.Where(span => span != root), span => AssertInside(root, span));
        });
    }

    [RedisFact]
    public async Task ACommandInAnInnerActivity_IsItsChild()
    {
        await using ConnectionMultiplexer connection = (await server.ConnectAsync()).AddDatadogTracing();
        await using TracedProgram traces = await TracedProgram.StartAsync();
        using (TracedProgram.Begin("request"))
        {
            using (TracedProgram.Begin("job")) await connection.GetDatabase().PingAsync();
            await connection.GetDatabase().StringGetAsync("nothing");
        }

        Span[] chunk = Assert.Single(await traces.EndInChunksAsync());
        Span Named(string resource) => Assert.Single(chunk, span => span.Resource == resource);
        Assert.Equal(4, chunk.Length);
        Assert.Equal(Named("job").SpanId, Named("PING").ParentId);
        Assert.Equal(Named("request").SpanId, Named("GET").ParentId);
        Assert.Null(Named("PING").GetTag("db.namespace"));
    }

    [RedisFact]
    public async Task ACommandThatTheServerRefuses_IsASpanAllTheSame()
    {
        await using ConnectionMultiplexer connection = (await server.ConnectAsync()).AddDatadogTracing();
        IDatabase database = connection.GetDatabase();
        await database.StringSetAsync("text", "text");
        Span span = Assert.Single(await TracedHost.TraceAsync(() =>
            Assert.ThrowsAsync<RedisServerException>(() => database.ListLeftPushAsync("text", Secret))));

        Assert.Equal("LPUSH", span.Resource);
    }

    [Fact]
    public async Task ACommandThatWasNotSent_IsAnError()
    {
        var nobody = new ConfigurationOptions
        {
            EndPoints = { { "127.0.0.1", FreePort.Find() } }, AbortOnConnectFail = false,
            ConnectTimeout = 200, AsyncTimeout = 200
        };
        await using ConnectionMultiplexer connection = (await ConnectionMultiplexer.ConnectAsync(nobody)).AddDatadogTracing();
        Span span = Assert.Single(await TracedHost.TraceAsync(() =>
            Assert.ThrowsAnyAsync<Exception>(() => connection.GetDatabase().StringGetAsync(Secret))));

        Assert.Equal(("GET", 1), (span.Resource, span.Error));
        Assert.Equal("not_sent", span.GetTag("error.type"));
    }

    [Fact]
    public void Server_HasAnAddress_AndAPortUnlessItIsAFile()
    {
        (EndPoint Place, string Address, object? Port)[] servers =
        [
            (new DnsEndPoint("cache", 6379), "cache", 6379), (new IPEndPoint(IPAddress.IPv6Loopback, 6380), "::1", 6380),
            (new UnixDomainSocketEndPoint("/run/redis.sock"), "/run/redis.sock", null),
        ];
        Assert.All(servers, static server =>
        {
            using var activity = new Activity("GET");
            ServerTags.Of(server.Place).AddTo(activity);
            Assert.Equal((server.Address, server.Port), (activity.GetTagItem("server.address"), activity.GetTagItem("server.port")));
        });
    }

    private static void AssertInside(Span parent, Span span)
    {
        Assert.Equal((parent.TraceId, parent.SpanId), (span.TraceId, span.ParentId));
        Assert.InRange(span.Start, parent.Start, parent.Start + parent.Duration);
    }
}
