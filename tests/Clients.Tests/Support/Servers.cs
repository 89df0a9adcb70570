using MySqlConnector;
using Npgsql;
using RabbitMQ.Client;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Support;

/// <summary>Connections to real servers. Each waits until its server answers, and is open already.</summary>
internal static class Servers
{
    /// <summary>The database of MariaDB, which has none of its own.</summary>
    internal const string Database = "test";

    internal static Task<NpgsqlDataSource> OpenPostgresAsync() => RealServer.Get(RealServer.Postgres).ConnectAsync(static async port =>
    {
        var source =
            NpgsqlDataSource.Create($"Host=127.0.0.1;Port={port};Username=postgres;Database=postgres;Password={TracedHost.Secret}");
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        return source;
    });

    internal static Task<MySqlDataSource> OpenMariaDbAsync() => RealServer.Get(RealServer.MariaDb).ConnectAsync(static async port =>
    {
        string address = $"Server=127.0.0.1;Port={port};User ID=root;Password={TracedHost.Secret}";
        await using var connection = new MySqlConnection(address);
        await connection.OpenAsync();
        await using var create = new MySqlCommand($"CREATE DATABASE IF NOT EXISTS {Database}", connection);
        await create.ExecuteNonQueryAsync();
        return new MySqlDataSource($"{address};Database={Database}");
    });

    internal static Task<IConnection> OpenRabbitMqAsync()
        => RealServer.Get(RealServer.RabbitMq)
            .ConnectAsync(static port => new ConnectionFactory { HostName = "127.0.0.1", Port = port }.CreateConnectionAsync());

    internal static Task<ConnectionMultiplexer> OpenRedisAsync()
        => RealServer.Get(RealServer.Redis)
            .ConnectAsync(static async port => await ConnectionMultiplexer.ConnectAsync($"127.0.0.1:{port}"));
}
