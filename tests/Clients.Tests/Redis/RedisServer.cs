using System.Globalization;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Redis;

/// <summary>A Redis server: that of <c>REDIS_HOST</c> and <c>REDIS_PORT</c>, or one that is started.</summary>
public sealed class RedisServer
{
    /// <summary>Gets why tests are skipped; null where they are not.</summary>
    internal static string? MissingReason { get; } = IsGiven ? null : RealServer.FindMissing(RealServer.Redis);

    internal string Host { get; } = Environment.GetEnvironmentVariable("REDIS_HOST") ?? "127.0.0.1";

    internal int Port { get; } = MissingReason is null && !IsGiven
        ? RealServer.Get(RealServer.Redis).Port
        : int.Parse(Environment.GetEnvironmentVariable("REDIS_PORT") ?? "6379", CultureInfo.InvariantCulture);

    private static bool IsGiven => Environment.GetEnvironmentVariable("REDIS_HOST") is not null;

    /// <summary>Connects, and waits until the server answers.</summary>
    internal Task<ConnectionMultiplexer> ConnectAsync()
        => ConnectionMultiplexer.ConnectAsync(new ConfigurationOptions
        {
            EndPoints = { { Host, Port } }, ConnectRetry = 100,
            ConnectTimeout = 5_000, AsyncTimeout = 60_000, SyncTimeout = 60_000
        })
            .InTime();
}
