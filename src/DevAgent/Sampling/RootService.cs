namespace SpanPack;

/// <summary>The service and environment of a chunk, as the agent keeps them.</summary>
/// <param name="Service">The service of the root span; empty without one.</param>
/// <param name="Environment">The environment of the root span; empty without one.</param>
internal readonly record struct RootService(string Service, string Environment)
{
    // The agent's limits for root spans.
    internal const int MaxServiceBytes = 100;
    internal const int MaxEnvironmentBytes = 200;
}
