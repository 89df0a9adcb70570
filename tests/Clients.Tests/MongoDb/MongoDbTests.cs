using MongoDB.Bson;
using MongoDB.Driver;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.MongoDb;

/// <summary>Commands of MongoDB.Driver against a stand-in for a server.</summary>
[Collection(OneAtATime.Name)]
public sealed class MongoDbTests
{
    [Fact]
    public async Task EachCommand_IsOneSpan_AsOfTheTracer()
    {
        await using var server = new MongoServer();
        using MongoClient client = Connect(server);
        Span[] spans = await TracedHost.TraceAsync(() => WorkAsync(client), TracedHost.TracerNames);

        Assert.Equal(["insert shop", "find shop"], spans.Select(static span => span.Resource));
        Assert.All(spans, span => span.AssertLike(
            "mongodb", 0, span.Resource!, ("db.name", "shop"), ("mongodb.collection", "cards"), ("out.host", "127.0.0.1"),
                ("out.port", $"{server.Port}")));
    }

    [Fact]
    public async Task EachCommand_IsOneSpan_AsOfAnAgent()
    {
        await using var server = new MongoServer();
        using MongoClient client = Connect(server);
        Span[] spans = await TracedHost.TraceAsync(() => WorkAsync(client));

        Assert.Equal(["mongodb.query", "mongodb.query"], spans.Select(static span => span.Name));
        Assert.All(spans,
            static span => Assert.Equal(("mongodb", TracedHost.Service, "shop"), (span.Type, span.Service, span.GetTag("db.name"))));
    }

    [Fact]
    public async Task ACommandThatFails_IsAnError()
    {
        await using var server = new MongoServer();
        using MongoClient client = Connect(server);
        Span[] spans = await TracedHost.TraceAsync(
            ()
                => Assert.ThrowsAsync<MongoCommandException>(() => client.GetDatabase("shop")
                    .GetCollection<BsonDocument>("missing")
                    .Find(new BsonDocument("number", TracedHost.Secret))
                    .ToListAsync()),
            TracedHost.TracerNames);

        Span span = Assert.Single(spans);
        Assert.Equal((1, "find shop", "shop-mongodb"), (span.Error, span.Resource, span.Service));
        Assert.Equal(typeof(MongoCommandException).FullName, span.GetTag("error.type"));
        Assert.Contains("there is no such collection", span.GetTag("error.msg"), StringComparison.Ordinal);
    }

    private static async Task WorkAsync(MongoClient client)
    {
        IMongoCollection<BsonDocument> cards = client.GetDatabase("shop").GetCollection<BsonDocument>("cards");
        await cards.InsertOneAsync(new BsonDocument("number", TracedHost.Secret));
        Assert.Empty(await cards.Find(new BsonDocument("number", TracedHost.Secret)).ToListAsync());
    }

    // The version of the API has the driver greet in the way that it sends commands.
    internal static MongoClient Connect(MongoServer server) => new(new MongoClientSettings
    {
        Server = new MongoServerAddress("127.0.0.1", server.Port),
        ServerApi = new ServerApi(ServerApiVersion.V1),
        RetryReads = false,
        RetryWrites = false,
    });
}
