using MySqlConnector;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.MySqlConnector;

/// <summary>Commands of MySqlConnector against MariaDB.</summary>
[Collection(OneAtATime.Name)]
public sealed class MySqlConnectorTests
{
    [ServerFact(RealServer.MariaDb)]
    public async Task EachCommand_IsOneSpan_AsOfTheTracer()
    {
        await using MySqlDataSource source = await Servers.OpenMariaDbAsync();
        Span[] spans = await TracedHost.TraceAsync(() => WorkAsync(source), TracedHost.TracerNames);

        string[] statements = ["CREATE TEMPORARY TABLE cards ( number text, owner text )",
            "INSERT INTO cards ( number, owner ) VALUES ( @number, ? )", "SELECT owner FROM cards WHERE number = ?",
            "DELETE FROM cards WHERE number = ?"];
        Assert.Equal(statements, spans.Select(static span => span.Resource));
        Assert.All(spans,
            static span =>
                span.AssertLike("mysql", 0, span.Resource!, ("out.host", "127.0.0.1"), ("db.name", "test"), ("db.user", "root")));
    }

    [ServerFact(RealServer.MariaDb)]
    public async Task EachCommand_IsOneSpan_AsOfAnAgent()
    {
        await using MySqlDataSource source = await Servers.OpenMariaDbAsync();
        Span[] spans = await TracedHost.TraceAsync(() => WorkAsync(source));

        Assert.Equal(4, spans.Length);
        Assert.All(spans, static span =>
        {
            Assert.Equal(("mysql.query", "sql", TracedHost.Service), (span.Name, span.Type, span.Service));
            Assert.Equal((span.Resource, "test"), (span.GetTag("db.statement"), span.GetTag("db.name")));
        });
    }

    [ServerFact(RealServer.MariaDb)]
    public async Task ACommandThatFails_IsAnError()
    {
        await using MySqlDataSource source = await Servers.OpenMariaDbAsync();
        Span[] spans = await TracedHost.TraceAsync(
            async ()
                => await Assert.ThrowsAsync<MySqlException>(() =>
                    source.CreateCommand($"SELECT owner FROM missing WHERE number = \"{TracedHost.Secret}\"").ExecuteScalarAsync()),
            TracedHost.TracerNames);

        Span span = Assert.Single(spans);
        Assert.Equal((1, "SELECT owner FROM missing WHERE number = ?", "shop-mysql"), (span.Error, span.Resource, span.Service));
        Assert.Equal(typeof(MySqlException).FullName, span.GetTag("error.type"));
        Assert.Contains("'test.missing' doesn't exist", span.GetTag("error.msg"), StringComparison.Ordinal);
    }

    private static async Task WorkAsync(MySqlDataSource source)
    {
        await using MySqlConnection connection = await source.OpenConnectionAsync();
        await using (var create = new MySqlCommand("CREATE TEMPORARY TABLE cards (number text, owner text)",
            connection)) await create.ExecuteNonQueryAsync();
        await using (var insert = new MySqlCommand("INSERT INTO cards (number, owner) VALUES (@number, \"Ada\")", connection))
        {
            insert.Parameters.AddWithValue("@number", TracedHost.Secret);
            Assert.Equal(1, await insert.ExecuteNonQueryAsync());
        }

        await using (var select = new MySqlCommand($"SELECT owner FROM cards WHERE number = \"{TracedHost.Secret}\"",
            connection)) Assert.Equal("Ada",
            await select.ExecuteScalarAsync());
        using var delete = new MySqlCommand($"DELETE FROM cards WHERE number = '{TracedHost.Secret}'", connection);
        Assert.Equal(1, delete.ExecuteNonQuery());
    }
}
