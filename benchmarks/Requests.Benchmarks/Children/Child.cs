using System.Diagnostics;
using System.Globalization;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Requests.Benchmarks.Children;

/// <summary>This program once more, in another role.</summary>
internal sealed class Child : IDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    private readonly Process _process;

    private Child(Process process, int port) => (_process, Port) = (process, port);

    /// <summary>Gets where it listens on the loopback.</summary>
    internal int Port { get; }

    /// <exception cref="ProcessException">It did not start.</exception>
    internal static async Task<Child> StartAsync(params string[] arguments)
    {
        ProcessStartInfo info = ProgramProcess.Again(arguments);
        info.RedirectStandardInput = true;
        info.RedirectStandardError = false;
        // threads that spin take microseconds a request, whatever is measured
        info.Environment["DOTNET_ThreadPool_UnfairSemaphoreSpinLimit"] = "0";
        foreach (string name in info.Environment.Keys.Where(static name => name.StartsWith("DD_", StringComparison.Ordinal)
            || name.StartsWith("OTEL_", StringComparison.Ordinal)).ToArray())
            info.Environment.Remove(name);
        Process process = Process.Start(info) ?? throw new ProcessException("A process could not be started.");
        return new Child(process, (int)await ReadAsync(process));
    }

    /// <summary>Has it end.</summary>
    /// <returns>The number that it leaves.</returns>
    /// <exception cref="ProcessException">It did not end well.</exception>
    internal async Task<long> EndAsync()
    {
        _process.StandardInput.Close();
        long last = await ReadAsync(_process);
        await _process.WaitForExitAsync().WaitAsync(s_patience);
        return _process.ExitCode == 0 ? last : throw new ProcessException($"A process ended with {_process.ExitCode}.");
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.Dispose();
    }

    private static async Task<long> ReadAsync(Process process)
    {
        string? line = await process.StandardOutput.ReadLineAsync().WaitAsync(s_patience);
        return long.TryParse(line, NumberStyles.None, CultureInfo.InvariantCulture, out long number)
            ? number
            : throw new ProcessException($"A process said '{line}', not a number.");
    }
}
