namespace SpanPack;

/// <summary>The client that sends telemetry, and where it leads.</summary>
internal sealed class TelemetryTarget : IDisposable
{
    private const string DefaultSite = "datadoghq.com";
    private const string IntakeHost = "instrumentation-telemetry-intake";

    private readonly string? _apiKey;
    private readonly bool _isShared;

    private TelemetryTarget(AgentClient client, string? apiKey, bool isShared) => (Client, _apiKey, _isShared) = (client, apiKey, isShared);

    internal AgentClient Client { get; }

    /// <summary>Gets whether it leads to an agent, not to the intake.</summary>
    internal bool IsAgent => _apiKey is null;

    internal TelemetryRoute RouteFor(TelemetryFrame frame) => _apiKey is null ? TelemetryRoute.ToAgent(frame) : TelemetryRoute.ToIntake(frame, _apiKey);

    public void Dispose()
    {
        if (!_isShared) Client.Dispose();
    }

    /// <summary>Makes the way to the agent, over a client that somebody else disposes of, or one of its own.</summary>
    internal static TelemetryTarget ToAgent(AgentClient? shared, AgentClientOptions? options, ProcessDescription process)
        => new(shared ?? AgentClient.For(process, options), null, shared is not null);

    /// <summary>Makes the way to the intake.</summary>
    /// <param name="variables">Say key and site.</param>
    /// <param name="address">Another place than the site's; null for that.</param>
    /// <param name="process">What headers say of the process.</param>
    /// <param name="reason">Why there is no such way, or null.</param>
    internal static TelemetryTarget? ToIntake(Variables variables, AgentAddress? address, ProcessDescription process, out string? reason)
    {
        string site = variables["DD_SITE"] ?? DefaultSite;
        string? key = variables["DD_API_KEY"];
        AgentAddress? found = address ?? (Uri.CheckHostName(site) == UriHostNameType.Dns && AgentAddress.TryParse($"https://{IntakeHost}.{site}", out AgentAddress? ofSite) ? ofSite : null);
        reason = key is null || !HeaderValue.IsValue(key) ? "without an agent it needs DD_API_KEY" : found is null ? "DD_SITE is no name of a site" : null;
        if (reason is not null) return null;
        var options = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(found!) };
        return new TelemetryTarget(AgentClient.For(process, options), key, isShared: false);
    }
}
