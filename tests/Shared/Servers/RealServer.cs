using System.Collections.Concurrent;
using System.Diagnostics;
using System.Globalization;
using System.Reflection;

namespace SpanPack.Tests.Servers;

/// <summary>
/// A server of Debian's packages on 127.0.0.1, one of a kind for all tests of the process. It ends with the process, however that ends.
/// </summary>
internal sealed class RealServer
{
    internal const string Postgres = "postgres";
    internal const string MariaDb = "mariadb";
    internal const string RabbitMq = "rabbitmq";
    internal const string Redis = "redis";

    private const string Shell = "/bin/sh";
    private const int NotInstalled = 3; // an exit code of the script

    private static readonly ConcurrentDictionary<string, Lazy<RealServer>> s_running = new();
    private static readonly string s_script = Path.Combine(
        typeof(RealServer).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(static item => item.Key == "RepositoryRoot").Value!,
            "samples/WebShop/Real/start-server.sh");

    private readonly string _kind;
    private readonly string _folder = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName()); // the script deletes it
    private readonly Process _shell; // holds the input of the script open

    private RealServer(string kind)
    {
        _kind = kind;
        Port = Processes.FreePort.Find();
        _shell = Process.Start(new ProcessStartInfo(Shell,
            [s_script, kind, Port.ToString(CultureInfo.InvariantCulture), _folder])
        { RedirectStandardInput = true })!;
    }

    internal int Port { get; }

    /// <summary>Gets the server of a kind; starts it where none runs.</summary>
    internal static RealServer Get(string kind)
        => s_running.GetOrAdd(kind, static kind => new Lazy<RealServer>(() => new RealServer(kind))).Value;

    /// <summary>Gets why tests of a server are skipped; null where they are not.</summary>
    internal static string? FindMissing(string kind)
    {
        if (!File.Exists(Shell)) return $"{kind} is missing: it is started by {Shell}.";
        using Process shell = Process.Start(new ProcessStartInfo(Shell, [s_script, kind]))!;
        shell.WaitForExit();
        return shell.ExitCode == NotInstalled ? $"{kind} is missing: no package of Debian has installed it." : null;
    }

    /// <summary>Connects to the port, as soon as the server answers.</summary>
    internal async Task<T> ConnectAsync<T>(Func<int, Task<T>> connect)
    {
        for (long began = Stopwatch.GetTimestamp(); ; await Task.Delay(100))
        {
            try
            {
                return await connect(Port);
            }
            catch (Exception e)
            {
                if (Stopwatch.GetElapsedTime(began) > Patience.Long || _shell.HasExited)
                    throw new InvalidOperationException($"{_kind} does not answer. Its log:\n{ReadLog()}", e);
            }
        }
    }

    private string ReadLog()
    {
        string log = Path.Combine(_folder, "log");
        return File.Exists(log) ? File.ReadAllText(log) : "there is none";
    }
}
