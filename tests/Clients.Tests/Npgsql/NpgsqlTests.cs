using Npgsql;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Npgsql;

/// <summary>Commands of Npgsql against PostgreSQL.</summary>
[Collection(OneAtATime.Name)]
public sealed class NpgsqlTests
{
    private const string Insert = "INSERT INTO cards (number, owner) VALUES ($1, $2)";

    [ServerFact(RealServer.Postgres)]
    public async Task EachCommand_IsOneSpan_AsOfTheTracer()
    {
        await using NpgsqlDataSource source = await Servers.OpenPostgresAsync();
        Span[] spans = await TracedHost.TraceAsync(() => WorkAsync(source), TracedHost.TracerNames);

        string[] statements = ["CREATE TEMP TABLE cards ( number text, owner text )", "INSERT INTO cards ( number, owner ) VALUES ( ? )",
            "SELECT owner FROM cards WHERE number = ?", "DELETE FROM cards WHERE number = ?"];
        Assert.Equal(statements, spans.Select(static span => span.Resource));
        Assert.All(spans, static span => span.AssertLike("npgsql", 0, span.Resource!, ("out.host", "127.0.0.1")));
    }

    [ServerFact(RealServer.Postgres)]
    public async Task EachCommand_IsOneSpan_AsOfAnAgent()
    {
        await using NpgsqlDataSource source = await Servers.OpenPostgresAsync();
        Span[] spans = await TracedHost.TraceAsync(() => WorkAsync(source));

        Assert.Equal(4, spans.Length);
        Assert.All(spans, static span =>
        {
            Assert.Equal(("postgresql.query", "sql", TracedHost.Service), (span.Name, span.Type, span.Service));
            Assert.Equal((span.Resource, "postgres"), (span.GetTag("db.query.text"), span.GetTag("db.name")));
        });
    }

    [ServerFact(RealServer.Postgres)]
    public async Task ACommandThatFails_IsAnError()
    {
        await using NpgsqlDataSource source = await Servers.OpenPostgresAsync();
        Span[] spans = await TracedHost.TraceAsync(
            async ()
                => await Assert.ThrowsAsync<PostgresException>(() =>
                    source.CreateCommand($"SELECT owner FROM missing WHERE number = '{TracedHost.Secret}'").ExecuteScalarAsync()),
            TracedHost.TracerNames);

        Span span = Assert.Single(spans);
        Assert.Equal((1, "SELECT owner FROM missing WHERE number = ?"), (span.Error, span.Resource));
        Assert.Equal(("42P01", "shop-postgres"), (span.GetTag("db.response.status_code"), span.Service));
        Assert.Equal(typeof(PostgresException).FullName, span.GetTag("error.type"));
        Assert.Contains("relation \"missing\" does not exist", span.GetTag("error.msg"), StringComparison.Ordinal);
    }

    // The driver leaves the value out, which is in the details of the error. The host looks for it in all tags.
    [ServerFact(RealServer.Postgres)]
    public async Task AValueThatIsThereAlready_IsNotInTheError()
    {
        await using NpgsqlDataSource source = await Servers.OpenPostgresAsync();
        string twice = $"CREATE TEMP TABLE owners (number text PRIMARY KEY); INSERT INTO owners VALUES ('{TracedHost.Secret}'), "
            + $"('{TracedHost.Secret}')";
        Span[] spans = await TracedHost.TraceAsync(
            async () => await Assert.ThrowsAsync<PostgresException>(() => source.CreateCommand(twice).ExecuteNonQueryAsync()),
                TracedHost.TracerNames);

        Assert.Contains("violates unique constraint", Assert.Single(spans).GetTag("error.msg"), StringComparison.Ordinal);
    }

    [ServerFact(RealServer.Postgres)]
    public async Task AValueInTheMessageOfAnError_IsSent_UnlessAHookHidesIt()
    {
        Span sent = await FailAsync(new RedactionOptions());
        Assert.Contains(Places(sent), static text => text.Contains(TracedHost.Secret, StringComparison.Ordinal));

        Span hidden = await FailAsync(new RedactionOptions
        {
            RedactTag = static (_, text) => text.Replace(TracedHost.Secret, "?", StringComparison.Ordinal)
        });
        Assert.DoesNotContain(Places(hidden), static text => text.Contains(TracedHost.Secret, StringComparison.Ordinal));
        Assert.StartsWith("22P02: invalid input syntax for type integer: \"a?\"", hidden.GetTag("error.msg"), StringComparison.Ordinal);
        Assert.Contains(Places(hidden), static text => text.Contains("exception.message", StringComparison.Ordinal)); // its event
    }

    [ServerFact(RealServer.Postgres)]
    public async Task AConnectionString_IsNotSent()
    {
        await using NpgsqlDataSource other = await Servers.OpenPostgresAsync();
        await using var source =
            NpgsqlDataSource.Create($"{other.ConnectionString};Password={TracedHost.Secret};Persist Security Info=true");
        Span[] spans = await TracedHost.TraceAsync(() => source.CreateCommand("SELECT 1").ExecuteScalarAsync());

        Assert.DoesNotContain("Username", string.Join(' ', Places(Assert.Single(spans))), StringComparison.Ordinal);
    }

    [ServerFact(RealServer.Postgres)]
    public async Task OpeningAConnection_IsASpanOnRequest()
    {
        string address = (await Servers.OpenPostgresAsync()).ConnectionString;
        Span[] spans = await TracedHost.TraceAsync(
            async () =>
            {
                await using var connection = new NpgsqlConnection($"{address};Pooling=false");
                await connection.OpenAsync();
            },
            TracedHost.TracerNames, "Datadog:CollectsConnections=true");

        Assert.StartsWith("CONNECT", Assert.Single(spans).Resource, StringComparison.Ordinal);
    }

    private static async Task<Span> FailAsync(RedactionOptions redaction)
    {
        await using NpgsqlDataSource source = await Servers.OpenPostgresAsync();
        await using TracedProgram program =
            await TracedProgram.StartAsync(options => (options.Redaction, options.Naming) = (redaction, SpanNaming.Tracer));
        using (TracedProgram.Begin("request"))
        {
            await Assert.ThrowsAsync<PostgresException>(() =>
                source.CreateCommand($"SELECT 'a{TracedHost.Secret}'::integer").ExecuteScalarAsync());
        }

        return Assert.Single(await program.EndAsync(), static span => span.ParentId != 0);
    }

    // All texts that are sent.
    private static List<string> Places(Span span)
    {
        List<string> places = [span.Resource!];
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) places.Add(tag.Value);
        foreach (SpanEvent item in span.Events) places.Add(item.ToString());
        return places;
    }

    // Asynchronous and not, prepared and not, with parameters and with literals.
    private static async Task WorkAsync(NpgsqlDataSource source)
    {
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        await using (var create = new NpgsqlCommand("CREATE TEMP TABLE cards (number text, owner text)",
            connection)) await create.ExecuteNonQueryAsync();
        await using (var insert = new NpgsqlCommand(Insert,
            connection)
        { Parameters = { new() { Value = TracedHost.Secret }, new() { Value = "Ada" } } })
        {
            await insert.PrepareAsync();
            Assert.Equal(1, await insert.ExecuteNonQueryAsync());
        }

        await using (var select = new NpgsqlCommand($"SELECT owner FROM cards WHERE number = '{TracedHost.Secret}'",
            connection)) Assert.Equal("Ada",
            await select.ExecuteScalarAsync());
        using var delete = new NpgsqlCommand($"DELETE FROM cards WHERE number = '{TracedHost.Secret}'", connection);
        Assert.Equal(1, delete.ExecuteNonQuery());
    }
}
