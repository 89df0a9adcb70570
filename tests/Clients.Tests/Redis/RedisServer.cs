using System.Diagnostics;
using System.Globalization;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Redis;

/// <summary>A Redis server: that of <c>REDIS_HOST</c> and <c>REDIS_PORT</c>, or one that is started for the tests of a class.</summary>
public sealed class RedisServer : IDisposable
{
    private const string Program = "/usr/bin/redis-server";

    // Its input ends with this process, however that ends.
    private const string Script = """exec 3<&0; "$0" --bind 127.0.0.1 --port "$1" --save "" --dir "$2" </dev/null >/dev/null 2>&1 & cat <&3 >/dev/null; kill $!; wait""";

    private readonly string _folder = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
    private readonly Process? _shell;

    public RedisServer()
    {
        Host = Environment.GetEnvironmentVariable("REDIS_HOST") ?? "127.0.0.1";
        Port = int.Parse(Environment.GetEnvironmentVariable("REDIS_PORT") ?? "6379", CultureInfo.InvariantCulture);
        if (IsGiven || MissingReason is not null) return;
        Port = FreePort.Find();
        Directory.CreateDirectory(_folder);
        _shell = Process.Start(new ProcessStartInfo("/bin/sh", ["-c", Script, Program, Port.ToString(CultureInfo.InvariantCulture), _folder]) { RedirectStandardInput = true });
    }

    /// <summary>Gets why tests are skipped; null where they are not.</summary>
    internal static string? MissingReason { get; } = IsGiven || File.Exists(Program) ? null : $"redis-server is missing: neither REDIS_HOST nor {Program} is there.";

    internal string Host { get; }

    internal int Port { get; }

    private static bool IsGiven => Environment.GetEnvironmentVariable("REDIS_HOST") is not null;

    /// <summary>Connects, and waits until the server answers.</summary>
    internal Task<ConnectionMultiplexer> ConnectAsync()
        => ConnectionMultiplexer.ConnectAsync(new ConfigurationOptions { EndPoints = { { Host, Port } }, ConnectRetry = 100, ConnectTimeout = 5_000, AsyncTimeout = 60_000, SyncTimeout = 60_000 }).InTime();

    public void Dispose()
    {
        if (_shell is null) return;
        _shell.StandardInput.Close();
        _shell.WaitForExit(Patience.Long);
        _shell.Dispose();
        Directory.Delete(_folder, recursive: true);
    }
}
