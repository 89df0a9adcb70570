using System.Net;
using System.Net.Sockets;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.AspNetCore.Server.Kestrel.Transport.Sockets;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;

namespace SpanPack;

/// <summary>Runs Kestrel on a loopback port and, if configured, a second one for OTLP and a Unix socket.</summary>
/// <remarks>
/// Kestrel runs without a host. A host reads environment variables and configuration files, logs to the console and handles Ctrl+C. All of
/// these belong to the program that runs the server.
/// </remarks>
internal sealed class KestrelListener : IDisposable
{
    // Room for what the agent allows: 1 MiB of headers.
    private const int MaxHeaderBytes = 1024 * 1024;

    private readonly KestrelServer _server;
    private ListenOptions? _tcp;
    private ListenOptions? _otlp;

    internal KestrelListener(DevAgentOptions options, string? socketPath)
    {
        var kestrel = new KestrelServerOptions { AddServerHeader = false };
        kestrel.Limits.MaxRequestBodySize = null; // size and time of a body are checked where it is read
        kestrel.Limits.MinRequestBodyDataRate = null;
        kestrel.Limits.MaxRequestHeadersTotalSize = MaxHeaderBytes;
        kestrel.Limits.MaxRequestHeaderCount = 10_000;
        kestrel.Limits.MaxConcurrentConnections = options.MaxConnections;
        kestrel.Limits.KeepAliveTimeout = TimeSpan.FromSeconds(60);
        kestrel.Limits.RequestHeadersTimeout = options.ReadTimeout;
        kestrel.Listen(IPAddress.Loopback, options.Port, listen => _tcp = UseHttp1(listen));
        if (options.OtlpPort is { } otlp) kestrel.Listen(IPAddress.Loopback, otlp, listen => _otlp = UseHttp1(listen));
        if (socketPath is not null) kestrel.ListenUnixSocket(socketPath, static listen => UseHttp1(listen));

        var transport = new SocketTransportFactory(Options.Create(new SocketTransportOptions()), NullLoggerFactory.Instance);
        _server = new KestrelServer(Options.Create(kestrel), transport, NullLoggerFactory.Instance);
    }

    /// <summary>Gets the TCP port; the real one once the server listens.</summary>
    internal int Port => _tcp!.IPEndPoint!.Port;

    /// <summary>Gets the second TCP port, for OTLP, once the server listens; null for none.</summary>
    internal int? OtlpPort => _otlp?.IPEndPoint!.Port;

    /// <exception cref="IOException">The port or the socket cannot be listened on.</exception>
    internal async Task StartAsync(IHttpApplication<HttpContext> application, CancellationToken cancellationToken)
    {
        try
        {
            await _server.StartAsync(application, cancellationToken).ConfigureAwait(false);
        }
        catch (SocketException problem)
        {
            throw new IOException($"The server cannot listen: {problem.Message}", problem);
        }
    }

    /// <summary>Stops: closes idle connections at once, busy ones when they complete or the time is over.</summary>
    internal async Task StopAsync(TimeSpan patience)
    {
        using var timer = new CancellationTokenSource(patience);
        await _server.StopAsync(timer.Token).ConfigureAwait(false);
    }

    public void Dispose() => _server.Dispose();

    private static ListenOptions UseHttp1(ListenOptions listen)
    {
        listen.Protocols = HttpProtocols.Http1;
        return listen;
    }
}
