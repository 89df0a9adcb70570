using Npgsql;
using SpanPack.Tests.Servers;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>The database of services that query one: PostgreSQL, which runs until this program ends.</summary>
internal static class ProductDatabase
{
    private const int Product = 4;
    private const string Schema = "CREATE TABLE IF NOT EXISTS products (id integer PRIMARY KEY, name text NOT NULL); "
        + "INSERT INTO products VALUES (4, 'hello') ON CONFLICT DO NOTHING";
    private const string Query = "SELECT name FROM products WHERE id = $1";

    /// <summary>Gets the reason why there is none; null where there is.</summary>
    internal static string? MissingReason => RealServer.FindMissing(RealServer.Postgres);

    /// <summary>Starts the server where it does not run, and waits until it answers.</summary>
    /// <returns>Its port on the loopback.</returns>
    internal static Task<int> StartAsync() => RealServer.Get(RealServer.Postgres).ConnectAsync(static async port =>
    {
        await using NpgsqlDataSource source = Open(port);
        await using NpgsqlCommand command = source.CreateCommand(Schema);
        await command.ExecuteNonQueryAsync();
        return port;
    });

    // Three services share the 97 connections of the server.
    internal static NpgsqlDataSource Open(int port)
        => NpgsqlDataSource.Create($"Host=127.0.0.1;Port={port};Username=postgres;Database=postgres;Maximum Pool Size=16");

    /// <summary>Makes one query.</summary>
    /// <returns><c>hello</c>.</returns>
    internal static async Task<string> FindNameAsync(NpgsqlDataSource source)
    {
        await using NpgsqlCommand command = source.CreateCommand(Query);
        command.Parameters.Add(new NpgsqlParameter<int> { TypedValue = Product });
        return (string)(await command.ExecuteScalarAsync())!;
    }
}
