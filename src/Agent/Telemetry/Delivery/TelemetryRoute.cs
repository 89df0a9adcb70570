namespace SpanPack;

/// <summary>The destination of telemetry. Source: docs/protocol.md#telemetry.</summary>
/// <param name="Path">The path.</param>
/// <param name="Tag">The tag of metrics.</param>
/// <param name="Headers">Headers of every request.</param>
internal sealed record TelemetryRoute(string Path, string Tag, IReadOnlyList<KeyValuePair<string, string>> Headers)
{
    /// <summary>The endpoint as in <c>/info</c>, without surrounding slashes.</summary>
    internal const string AgentEndpoint = "telemetry/proxy";

    private const string IntakePath = "/api/v2/apmtelemetry";
    private const int MaxAnswerBytes = 4096; // it says nothing

    /// <summary>Creates the route through the agent.</summary>
    internal static TelemetryRoute ToAgent(TelemetryFrame frame)
        => new($"/{AgentEndpoint}{IntakePath}", "endpoint:agent", HeadersOf(frame, null));

    /// <summary>Creates the route to the intake.</summary>
    internal static TelemetryRoute ToIntake(TelemetryFrame frame, string apiKey)
        => new(IntakePath, "endpoint:agentless", HeadersOf(frame, apiKey));

    internal AgentRequest CreateRequest(string requestType) => new()
    {
        Path = Path,
        MaxAnswerBytes = MaxAnswerBytes,
        Headers = [.. Headers, new("DD-Telemetry-Request-Type", requestType)],
    };

    private static List<KeyValuePair<string, string>> HeadersOf(TelemetryFrame frame, string? apiKey)
    {
        var headers = new List<KeyValuePair<string, string>>
        {
            new("DD-Telemetry-API-Version", "v2"),
            new("DD-Client-Library-Language", TelemetryApplication.Language),
            new("DD-Client-Library-Version", LibraryVersion.Text),
            new("DD-Session-ID", frame.RuntimeId),
        };
        if (frame.IsDebug) headers.Add(new("DD-Telemetry-Debug-Enabled", "true"));
        if (apiKey is not null) headers.Add(new("DD-API-KEY", apiKey));
        return headers;
    }
}
