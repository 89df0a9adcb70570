using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A trace agent for development and tests. It listens on a loopback port, and optionally on a second one for OTLP and on a Unix socket. It
/// answers as the Datadog trace agent does, or with faults (<see cref="Behavior"/>), and keeps the requests. Nothing leaves the machine.
/// </summary>
/// <remarks>
/// Serves <c>/v0.4/traces</c>, <c>/v0.5/traces</c>, <c>/v0.7/traces</c>, <c>/v1.0/traces</c>, OTLP in protobuf and JSON
/// (<c>/v1/traces</c>), <c>/info</c>, telemetry, and <c>/v0.7/config</c> from a folder (<see cref="DevAgentOptions.ConfigurationFolder"/>).
/// Other requests of tracers (stats, profiles, proxied ones) are answered with 200 and kept, but not read. Every other path is answered
/// with 404. Reads no environment variables and no configuration files, writes no logs. Any thread may use all members.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class DevAgentServer : IAsyncDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan s_waitTimeout = TimeSpan.FromSeconds(30);

    private readonly CancellationTokenSource _stopping = new();
    private readonly TimeProvider _time;
    private readonly RequestLog _log;
    private readonly KestrelListener _listener;
    private readonly CurrentEndpoints _endpoints;
    private readonly AgentApplication _application;
    private readonly Lazy<Task> _ended;

    private DevAgentServer(DevAgentOptions options)
    {
        _time = options.Time;
        SocketPath = options.SocketPath is { } path ? Path.GetFullPath(path) : null;
        _log = new RequestLog(options.MaxKeptRequests, options.MaxKeptBytes, options.WaitsForReader);
        _listener = new KestrelListener(options, SocketPath);
        _endpoints = new CurrentEndpoints(options, () => _listener.Port, SocketPath);
        _endpoints.Use(options.Behavior);
        _application = new AgentApplication(options, _endpoints, _log, _stopping.Token);
        _ended = new Lazy<Task>(EndAsync);
    }

    /// <summary>Gets the address for clients, such as <c>http://127.0.0.1:8126/</c>.</summary>
    public Uri Url { get; private set; } = null!;

    /// <summary>
    /// Gets the address for exporters of OTLP over HTTP, such as <c>http://127.0.0.1:4318/</c>; null without
    /// <see cref="DevAgentOptions.OtlpPort"/>. <see cref="Url"/> takes OTLP, too.
    /// </summary>
    public Uri? OtlpUrl { get; private set; }

    /// <summary>Gets the full path of the Unix socket; null when none was asked for.</summary>
    public string? SocketPath { get; }

    /// <summary>
    /// Gets or sets the behavior for requests that arrive from now on. The counts of faults start again; sampling rates stay as they are.
    /// </summary>
    /// <remarks>Not null. <c>/info</c> follows, and so does its hash <c>Datadog-Agent-State</c>.</remarks>
    /// <exception cref="ArgumentOutOfRangeException">A value is out of its range; the server behaves as before.</exception>
    public DevAgentBehavior Behavior
    {
        get => _endpoints.Behavior;
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            value.Validate();
            _endpoints.Use(value);
        }
    }

    /// <summary>Starts a server.</summary>
    /// <param name="options">How to listen; null for a free port and the agent's limits.</param>
    /// <param name="cancellationToken">Gives up starting.</param>
    /// <returns>The server, which listens.</returns>
    /// <exception cref="ArgumentOutOfRangeException">
    /// An option is out of its range, or the path of the socket is too long for the system (107 bytes on Linux).
    /// </exception>
    /// <exception cref="IOException">
    /// The port is taken, another server listens on the socket, its folder does not exist, or a file is in its place.
    /// </exception>
    public static async Task<DevAgentServer> StartAsync(DevAgentOptions? options = null, CancellationToken cancellationToken = default)
    {
        options ??= new DevAgentOptions();
        options.Validate();
        var server = new DevAgentServer(options);
        try
        {
            if (server.SocketPath is { } path) UnixSocketFile.RemoveStale(path);
            await server._listener.StartAsync(server._application, cancellationToken).ConfigureAwait(false);
        }
        catch
        {
            server._listener.Dispose();
            server._stopping.Dispose();
            throw;
        }

        server.Url = Address(server._listener.Port);
        server.OtlpUrl = server._listener.OtlpPort is { } otlp ? Address(otlp) : null;
        return server;
    }

    /// <summary>Ends the server: closes connections, ends readers of requests, and deletes the socket file.</summary>
    /// <remarks>
    /// Requests whose body is still arriving are given up; those that were read are answered, unless their answer waits
    /// (<see cref="DevAgentBehavior.Delay"/>). <see cref="Requests"/> can be read afterwards.
    /// </remarks>
    public async ValueTask DisposeAsync() => await _ended.Value.ConfigureAwait(false);

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The address and the number of requests that are kept.</returns>
    public override string ToString() => $"{Url} ({Requests.Count} requests)";

    private static Uri Address(int port) => new UriBuilder(Uri.UriSchemeHttp, "127.0.0.1", port).Uri;

    private async Task EndAsync()
    {
        await _stopping.CancelAsync().ConfigureAwait(false);
        await _listener.StopAsync(s_patience).ConfigureAwait(false);
        _listener.Dispose();
        if (SocketPath is { } path) UnixSocketFile.Delete(path);
        _log.Complete();
        _stopping.Dispose();
    }
}
