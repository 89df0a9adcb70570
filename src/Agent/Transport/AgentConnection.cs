namespace SpanPack;

/// <summary>
/// A handler with a single connection for one request at a time, so that it is known which connection a request used, and whether it was
/// used before.
/// </summary>
internal sealed class AgentConnection : IDisposable
{
    private readonly AgentConnector _connector;
    private readonly HttpMessageInvoker _invoker;
    private ConnectionStream? _stream;
    private AgentAddress? _address;
    private CancellationToken _request;

    internal AgentConnection(AgentConnector connector, AgentClientOptions options)
    {
        _connector = connector;
        // Timers and loops of the handler must not hold what the caller's context holds.
        using (ExecutionContext.SuppressFlow()) _invoker = new HttpMessageInvoker(CreateHandler(options));
    }

    /// <summary>Gets the reason why the request has no connection; null when it has one.</summary>
    internal ConnectFailedException? ConnectFailure { get; private set; }

    /// <summary>Gets the address of the last connection; null when there was none.</summary>
    internal AgentAddress? Address => _stream?.Address;

    /// <summary>Gets whether a part of the request was not written.</summary>
    internal bool IsWriteBroken => _stream is { IsWriteBroken: true };

    /// <summary>Gets the status of the answer; null when none came.</summary>
    internal int? AnswerStatus => _stream?.AnswerStatus;

    /// <summary>Gets whether the request failed because the reused connection had been closed: no part of an answer came.</summary>
    internal bool IsStale => ConnectFailure is null && _stream is { IsReused: true, HasAnswer: false };

    /// <summary>Sends a request and returns the answer once its headers are read.</summary>
    internal Task<HttpResponseMessage> SendAsync(HttpRequestMessage message, CancellationToken cancellation)
    {
        ConnectFailure = null;
        _request = cancellation;
        _stream?.BeginRequest();
        using (ExecutionContext.SuppressFlow()) return _invoker.SendAsync(message, cancellation);
    }

    public void Dispose() => _invoker.Dispose();

    private SocketsHttpHandler CreateHandler(AgentClientOptions options) => new()
    {
        MaxConnectionsPerServer = 1,
        UseProxy = false,
        UseCookies = false,
        AllowAutoRedirect = false,
        AutomaticDecompression = System.Net.DecompressionMethods.None,
        ActivityHeadersPropagator = null,
        MeterFactory = SilentMeters.Instance,
        // Both addresses may be tried, then TLS may be agreed on.
        ConnectTimeout = 3 * options.ConnectTimeout,
        Expect100ContinueTimeout = AgentClientOptions.ContinueTimeout,
        PooledConnectionIdleTimeout = AgentClientOptions.IdleTimeout,
        MaxResponseHeadersLength = AgentClientOptions.MaxHeadersKilobytes,
        MaxResponseDrainSize = 0, // an answer that is too long costs the connection
        ConnectCallback = ConnectAsync,
        PlaintextStreamFilter = WrapAsync,
    };

    private async ValueTask<Stream> ConnectAsync(SocketsHttpConnectionContext context, CancellationToken cancellation)
    {
        try
        {
            (Stream stream, _address) = await _connector.ConnectAsync(_request, cancellation).ConfigureAwait(false);
            return stream;
        }
        catch (ConnectFailedException problem)
        {
            ConnectFailure = problem;
            throw;
        }
    }

    private ValueTask<Stream> WrapAsync(SocketsHttpPlaintextStreamFilterContext context, CancellationToken cancellation)
        => new(_stream = new ConnectionStream(context.PlaintextStream, _address));
}
