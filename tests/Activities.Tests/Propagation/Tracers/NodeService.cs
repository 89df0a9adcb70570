using System.Reflection;
using System.Text.Json;
using SpanPack.Tests.Tracers;

namespace SpanPack.Activities.Tests.Propagation.Tracers;

/// <summary>A service traced by dd-trace for Node.js (<c>tests/oracles/tracer/service.js</c>).</summary>
internal sealed class NodeService : IAsyncDisposable
{
    private readonly TracerProcess _process;

    private NodeService(TracerProcess process) => _process = process;

    /// <summary>Why it cannot run here; null when it can.</summary>
    internal static string? MissingReason { get; } = TracerProcess.WhyNoNode(Folder);

    private static string Folder
        => Path.Combine(typeof(NodeService).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(static one =>
            one.Key == "RepositoryRoot").Value!,
            "tests", "oracles", "tracer");

    /// <param name="styles">Its <c>DD_TRACE_PROPAGATION_STYLE</c>.</param>
    internal static async Task<NodeService> StartAsync(string styles) => new(await TracerProcess.StartAsync(
        Folder,
        "node",
        "service.js",
        ("DD_TRACE_PROPAGATION_STYLE", styles),
        ("DD_TRACE_AGENT_URL", "http://127.0.0.1:9"), // nobody is there
        ("DD_INSTRUMENTATION_TELEMETRY_ENABLED", "false"),
        ("DD_REMOTE_CONFIGURATION_ENABLED", "false"),
        ("DD_SERVICE", "node")));

    /// <summary>Sends a request with these headers, and has it call another service.</summary>
    internal async Task<JsonElement> CallAsync(Headers headers, Uri next)
    {
        using var client = new HttpClient(new SocketsHttpHandler { ActivityHeadersPropagator = null });
        using var request =
            new HttpRequestMessage(HttpMethod.Get, new Uri(_process.Address, $"?next={Uri.EscapeDataString(next.ToString())}"));
        foreach ((string name, string value) in headers) Assert.True(request.Headers.TryAddWithoutValidation(name, value));
        using HttpResponseMessage response = await client.SendAsync(request);
        using JsonDocument document = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
        return document.RootElement.Clone();
    }

    public ValueTask DisposeAsync() => _process.DisposeAsync();
}
