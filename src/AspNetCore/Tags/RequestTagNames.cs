namespace SpanPack;

/// <summary>The names of the tags of requests. Source: OpenTelemetry semantic conventions, HTTP server spans.</summary>
internal static class RequestTagNames
{
    internal const string Method = "http.request.method";
    internal const string MethodOriginal = "http.request.method_original";
    internal const string Scheme = "url.scheme";
    internal const string Path = "url.path";
    internal const string Query = "url.query";
    internal const string Route = "http.route";

    /// <summary>The resource of the span, where it does not follow from other tags. Source: the agent's mapping of OTLP.</summary>
    internal const string Resource = "resource.name";

    /// <summary>The name of the endpoint, in the words of Datadog's tracer.</summary>
    internal const string Endpoint = "aspnet_core.endpoint";

    internal const string StatusCode = "http.response.status_code";
    internal const string UserAgent = "user_agent.original";
    internal const string ServerAddress = "server.address";
    internal const string ServerPort = "server.port";
    internal const string ProtocolVersion = "network.protocol.version";
    internal const string ClientAddress = "client.address";
    internal const string ErrorType = "error.type";

    /// <summary>A tag of RabbitMQ.Client that requests never have.</summary>
    internal const string EnvelopeSize = "messaging.message.envelope.size";

    internal const string ExceptionEvent = "exception";
    internal const string ExceptionType = "exception.type";
    internal const string ExceptionMessage = "exception.message";
    internal const string ExceptionStackTrace = "exception.stacktrace";

    /// <summary>Gets the tags by which RabbitMQ.Client describes its connection. Source: version 7.2.2.</summary>
    internal static string[] OfConnections { get; } =
    [
        EnvelopeSize, "network.type", ServerAddress, ServerPort, "network.peer.address", "network.peer.port", ClientAddress, "client.port",
        "network.local.address", "network.local.port",
    ];
}
