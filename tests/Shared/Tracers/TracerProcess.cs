using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tests.Tracers;

/// <summary>A service that a tracer of others traces, on a port of its own (<c>tests/oracles/tracer</c>).</summary>
internal sealed class TracerProcess : IAsyncDisposable
{

    private readonly Process _process;

    private TracerProcess(Process process, int port)
    {
        _process = process;
        Address = new Uri($"http://127.0.0.1:{port}/");
    }

    internal Uri Address { get; }

    /// <summary>
    /// Why the service of Node.js cannot run here; null when it can. Where npm is there, its packages must be
    /// (<c>SPANPACK_REQUIRE_NODE</c>).
    /// </summary>
    /// <param name="folder">The folder of the services.</param>
    internal static string? WhyNoNode(string folder)
    {
        if (Directory.Exists(Path.Combine(folder, "node_modules"))) return null;
        return Environment.GetEnvironmentVariable("SPANPACK_REQUIRE_NODE") == "1"
            ? null
            : "tests/oracles/tracer/node_modules is missing: run npm ci --prefix tests/oracles/tracer";
    }

    /// <param name="folder">The folder of the services.</param>
    /// <param name="program">What runs the service.</param>
    /// <param name="script">Its file.</param>
    /// <param name="variables">The only variables of tracers that it has.</param>
    internal static async Task<TracerProcess> StartAsync(string folder, string program, string script,
        params (string Name, string Value)[] variables)
    {
        var start = new ProcessStartInfo(program, script)
        {
            WorkingDirectory = folder, RedirectStandardInput = true,
            RedirectStandardOutput = true
        };
        foreach (string name in start.Environment.Keys.Where(static name => name.StartsWith("DD_", StringComparison.Ordinal)
            || name.StartsWith("OTEL_", StringComparison.Ordinal)).ToArray())
            start.Environment.Remove(name);
        foreach ((string name, string value) in variables) start.Environment[name] = value;
        Process process = Process.Start(start)!;
        using var limit = new CancellationTokenSource(Patience.Long);
        string? port = await process.StandardOutput.ReadLineAsync(limit.Token);
        return new TracerProcess(process, int.Parse(port!, CultureInfo.InvariantCulture));
    }

    public async ValueTask DisposeAsync()
    {
        _process.StandardInput.Close(); // it ends by that
        using var limit = new CancellationTokenSource(Patience.Long);
        try
        {
            await _process.WaitForExitAsync(limit.Token);
        }
        finally
        {
            if (!_process.HasExited) _process.Kill();
            _process.Dispose();
        }
    }
}
