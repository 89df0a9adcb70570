namespace SpanPack.Tracing.Configuration;

/// <summary>Addresses of agents as URIs.</summary>
internal static class AgentUris
{
    /// <summary>Gets the address that rules select; the TCP address where connections choose between it and a socket.</summary>
    internal static Uri Of(AgentAddressRules rules) => new(rules.FixedAddress?.ToString() ?? rules.BaseUrl);
}
