namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>What clients of these tests have in common.</summary>
internal static class Clients
{
    internal const string Product = "ASM_FEATURES";

    internal static ProcessDescription Process { get; } = new() { Service = "shop", Environment = "test", Version = "1.0" };

    internal static AgentClientOptions To(AgentAddress address, TimeProvider? time = null)
        => new()
        {
            AddressRules = AgentAddressRules.Fixed(address), RequestTimeout = Patience.Long, ConnectTimeout = Patience.Long,
            Time = time
            ?? TimeProvider.System
        };
}
