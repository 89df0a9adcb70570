using System.Diagnostics;
using System.Net;
using System.Net.Sockets;

namespace WebShop.Real;

/// <summary>A server that <c>start-server.sh</c> runs until this program ends.</summary>
internal sealed class StartedServer : IAsyncDisposable
{
    private const string Shell = "/bin/sh";
    private const int FirstPort = 20_000; // below those that a system gives to programs that ask for any
    private const int LastPort = 32_000;

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(100);
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(2); // RabbitMQ takes half a minute on a busy machine
    private static readonly string s_script = Path.Combine(AppContext.BaseDirectory, "Real", "start-server.sh");

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("webshop-server-");
    private readonly Process _process;

    private StartedServer(string kind)
    {
        Kind = kind;
        Port = FindPort();
        _process =
            Process.Start(new ProcessStartInfo(Shell, [s_script, kind, $"{Port}", _folder.FullName]) { RedirectStandardInput = true })!;
    }

    /// <summary>Gets what the script calls it.</summary>
    internal string Kind { get; }

    internal int Port { get; }

    internal static bool IsInstalled(string kind)
    {
        if (!File.Exists(Shell)) return false;
        using Process asked = Process.Start(Shell, [s_script, kind]);
        asked.WaitForExit();
        return asked.ExitCode == 0;
    }

    /// <returns>The server; null where it is not installed.</returns>
    internal static StartedServer? TryStart(string kind) => IsInstalled(kind) ? new StartedServer(kind) : null;

    /// <summary>Waits until it answers.</summary>
    /// <exception cref="IOException">It has ended, or has not answered for two minutes.</exception>
    internal async Task WaitAsync(Func<Task> connect, CancellationToken cancellation)
    {
        long began = Stopwatch.GetTimestamp();
        while (true)
        {
            try
            {
                await connect();
                return;
            }
            catch (Exception problem) when (problem is not OperationCanceledException)
            {
                if (_process.HasExited) throw new IOException($"{Kind} has ended: exit code {_process.ExitCode}", problem);
                if (Stopwatch.GetElapsedTime(began) > s_patience)
                    throw new IOException($"{Kind} does not answer: {problem.Message}", problem);
                await Task.Delay(s_pause, cancellation);
            }
        }
    }

    public async ValueTask DisposeAsync()
    {
        _process.StandardInput.Close(); // the script ends the server, and deletes the folder
        await _process.WaitForExitAsync();
        _process.Dispose();
    }

    private static int FindPort()
    {
        while (true)
        {
            int port = Random.Shared.Next(FirstPort, LastPort);
            try
            {
                using var listener = new TcpListener(IPAddress.Loopback, port);
                listener.Start();
                return port;
            }
            catch (SocketException)
            {
                // Somebody listens there.
            }
        }
    }
}
