using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text.Json;

namespace SpanPack.Activities.Tests.Propagation.Tracers;

/// <summary>A service traced by dd-trace for Node.js, on a port of its own (<c>tests/oracles/tracer/service.js</c>).</summary>
internal sealed class NodeService : IAsyncDisposable
{
    private readonly Process _process;

    private NodeService(Process process, int port)
    {
        _process = process;
        Address = new Uri($"http://127.0.0.1:{port}/");
    }

    /// <summary>Why it cannot run here; null when it can. Where npm is there, its packages must be (<c>SPANPACK_REQUIRE_NODE</c>).</summary>
    internal static string? MissingReason { get; } = FindReason();

    internal Uri Address { get; }

    private static string Folder
        => Path.Combine(typeof(NodeService).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(static one => one.Key == "RepositoryRoot").Value!, "tests", "oracles", "tracer");

    /// <param name="styles">Its <c>DD_TRACE_PROPAGATION_STYLE</c>.</param>
    internal static async Task<NodeService> StartAsync(string styles)
    {
        var start = new ProcessStartInfo("node", "service.js") { WorkingDirectory = Folder, RedirectStandardInput = true, RedirectStandardOutput = true };
        foreach (string name in start.Environment.Keys.Where(static name => name.StartsWith("DD_", StringComparison.Ordinal) || name.StartsWith("OTEL_", StringComparison.Ordinal)).ToArray()) start.Environment.Remove(name);
        start.Environment["DD_TRACE_PROPAGATION_STYLE"] = styles;
        start.Environment["DD_TRACE_AGENT_URL"] = "http://127.0.0.1:9"; // nobody is there
        start.Environment["DD_INSTRUMENTATION_TELEMETRY_ENABLED"] = "false";
        start.Environment["DD_REMOTE_CONFIGURATION_ENABLED"] = "false";
        start.Environment["DD_SERVICE"] = "node";
        Process process = Process.Start(start)!;
        using var limit = new CancellationTokenSource(TimeSpan.FromSeconds(60));
        string? port = await process.StandardOutput.ReadLineAsync(limit.Token);
        return new NodeService(process, int.Parse(port!, CultureInfo.InvariantCulture));
    }

    /// <summary>Sends a request with these headers, and has it call another service.</summary>
    internal async Task<JsonElement> CallAsync(Headers headers, Uri next)
    {
        using var client = new HttpClient(new SocketsHttpHandler { ActivityHeadersPropagator = null });
        using var request = new HttpRequestMessage(HttpMethod.Get, new Uri(Address, $"?next={Uri.EscapeDataString(next.ToString())}"));
        foreach ((string name, string value) in headers) Assert.True(request.Headers.TryAddWithoutValidation(name, value));
        using HttpResponseMessage response = await client.SendAsync(request);
        using JsonDocument document = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
        return document.RootElement.Clone();
    }

    public async ValueTask DisposeAsync()
    {
        _process.StandardInput.Close(); // it ends by that
        using var limit = new CancellationTokenSource(TimeSpan.FromSeconds(10));
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

    private static string? FindReason()
    {
        if (Directory.Exists(Path.Combine(Folder, "node_modules"))) return null;
        return Environment.GetEnvironmentVariable("SPANPACK_REQUIRE_NODE") == "1" ? null : "tests/oracles/tracer/node_modules is missing: run npm ci --prefix tests/oracles/tracer";
    }
}
