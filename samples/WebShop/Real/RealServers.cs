using System.Globalization;
using Npgsql;
using RabbitMQ.Client;
using StackExchange.Redis;
using WebShop.Services;

namespace WebShop.Real;

/// <summary>
/// The servers that the shop uses: those that variables name, else those of Debian's packages. Where neither is there, the services do
/// without.
/// </summary>
internal sealed class RealServers : IAsyncDisposable
{
    private readonly List<StartedServer> _started = [];

    /// <summary>Gets no servers.</summary>
    internal static RealServers None { get; } = new();

    /// <summary>Gets what services are told of them.</summary>
    internal Dictionary<string, string> Settings { get; } = [];

    /// <summary>Finds or starts the servers, and waits until they answer.</summary>
    internal static async Task<RealServers> StartAsync(CancellationToken cancellation)
    {
        var servers = new RealServers();
        try
        {
            await Task.WhenAll(
                servers.AddAsync("PostgreSQL", ServiceSettings.Postgres, "postgres", FindPostgres(),
                    static port => $"Host=127.0.0.1;Port={port};Username=postgres;Database=postgres", ConnectPostgresAsync, cancellation),
                servers.AddAsync("Redis", ServiceSettings.Redis, "redis", FindRedis(), static port => $"127.0.0.1:{port}",
                    ConnectRedisAsync, cancellation),
                servers.AddAsync("RabbitMQ", ServiceSettings.RabbitMq, "rabbitmq", Variable("RABBITMQ_URL")
                    ?? Variable("AMQP_URL"), static port => $"amqp://127.0.0.1:{port}", ConnectRabbitMqAsync, cancellation));
            return servers;
        }
        catch
        {
            await servers.DisposeAsync();
            throw;
        }
    }

    public async ValueTask DisposeAsync()
    {
        foreach (StartedServer server in _started) await server.DisposeAsync();
    }

    private async Task AddAsync(string name, string setting, string kind, string? found, Func<int, string> addressOf,
        Func<string, CancellationToken, Task> connect, CancellationToken cancellation)
    {
        string from = found is null ? "done without: it is not installed, and no variable names it" : "found by its variable";
        if (found is null && StartedServer.TryStart(kind) is { } server)
        {
            lock (_started) _started.Add(server);
            found = addressOf(server.Port);
            from = $"started at port {server.Port}";
            await server.WaitAsync(() => connect(found, cancellation), cancellation);
        }

        Console.WriteLine($"{name,-10}  {from}");
        if (found is null) return;
        lock (Settings) Settings[setting] = found;
    }

    // Npgsql itself reads PGUSER and PGPASSWORD.
    private static string? FindPostgres() => Variable("PGHOST") is { } host
        ? new NpgsqlConnectionStringBuilder
        {
            Host = host, Port = int.Parse(Variable("PGPORT") ?? "5432", CultureInfo.InvariantCulture),
            Database = Variable("PGDATABASE")
        }.ToString()
        : null;

    private static string? FindRedis()
    {
        if (Variable("REDIS_URL") is not { } text) return null;
        var url = new Uri(text);
        string[] user = url.UserInfo.Split(':');
        var options =
            new ConfigurationOptions { EndPoints = { { url.Host, url.Port < 0 ? 6379 : url.Port } }, Ssl = url.Scheme == "rediss" };
        if (user is [_, { Length: > 0 } password]) options.Password = Uri.UnescapeDataString(password);
        return options.ToString(includePassword: true);
    }

    private static async Task ConnectPostgresAsync(string address, CancellationToken cancellation)
    {
        await using var connection = new NpgsqlConnection($"{address};Pooling=false");
        await connection.OpenAsync(cancellation);
    }

    private static async Task ConnectRedisAsync(string address, CancellationToken cancellation)
    {
        await using ConnectionMultiplexer connection = await ConnectionMultiplexer.ConnectAsync(address);
    }

    private static async Task ConnectRabbitMqAsync(string address, CancellationToken cancellation)
    {
        await using IConnection connection = await new ConnectionFactory { Uri = new Uri(address) }.CreateConnectionAsync(cancellation);
    }

    private static string? Variable(string name) => Environment.GetEnvironmentVariable(name) is { Length: > 0 } value ? value : null;
}
