namespace SpanPack.Tracing.Configuration;

/// <summary>Addresses of agents as URIs.</summary>
internal static class AgentUris
{
    /// <summary>Gets the address that rules give; the TCP port where connections choose between that and a socket.</summary>
    internal static Uri Of(AgentAddressRules rules) => new(rules.FixedAddress?.ToString() ?? rules.BaseUrl);
}
