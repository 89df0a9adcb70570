namespace SpanPack;

/// <summary>The client that sends telemetry, and its route.</summary>
internal sealed class TelemetryTarget : IDisposable
{
    private const string DefaultSite = "datadoghq.com";
    private const string IntakeHost = "instrumentation-telemetry-intake";

    private readonly string? _apiKey;
    private readonly bool _isShared;

    private TelemetryTarget(AgentClient client, string? apiKey, bool isShared) => (Client, _apiKey, _isShared) = (client, apiKey, isShared);

    internal AgentClient Client { get; }

    /// <summary>Gets whether it leads to an agent instead of the intake.</summary>
    internal bool IsAgent => _apiKey is null;

    internal TelemetryRoute RouteFor(TelemetryFrame frame)
        => _apiKey is null ? TelemetryRoute.ToAgent(frame) : TelemetryRoute.ToIntake(frame, _apiKey);

    public void Dispose()
    {
        if (!_isShared) Client.Dispose();
    }

    /// <summary>Creates the route to the agent, over a shared client or a new one.</summary>
    internal static TelemetryTarget ToAgent(AgentClient? shared, AgentClientOptions? options, ProcessDescription process)
        => new(shared ?? AgentClient.For(process, options), null, shared is not null);

    /// <summary>Creates the route to the intake.</summary>
    /// <param name="variables">The source of key and site.</param>
    /// <param name="address">An address in place of the site's; null for that.</param>
    /// <param name="process">The description of the process for headers.</param>
    /// <param name="reason">The reason why the route cannot be created, or null.</param>
    internal static TelemetryTarget? ToIntake(Variables variables, AgentAddress? address, ProcessDescription process, out string? reason)
    {
        string site = variables["DD_SITE"] ?? DefaultSite;
        string? key = variables["DD_API_KEY"];
        AgentAddress? found = address
            ?? (Uri.CheckHostName(site) == UriHostNameType.Dns
                && AgentAddress.TryParse($"https://{IntakeHost}.{site}", out AgentAddress? ofSite)
                ? ofSite
                : null);
        reason = key is null || !HeaderValue.IsValue(key)
            ? "without an agent it needs DD_API_KEY"
            : found is null
            ? "DD_SITE is not a valid site"
            : null;
        if (reason is not null) return null;
        var options = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(found!) };
        return new TelemetryTarget(AgentClient.For(process, options), key, isShared: false);
    }
}
