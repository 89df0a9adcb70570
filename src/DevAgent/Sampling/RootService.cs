namespace SpanPack;

/// <summary>Whose trace a chunk is, as the agent keeps it.</summary>
/// <param name="Service">The service of the root span; empty where there is none.</param>
/// <param name="Environment">The environment of the root span; empty where it names none.</param>
internal readonly record struct RootService(string Service, string Environment)
{
    // The agent's limits for root spans.
    internal const int MaxServiceBytes = 100;
    internal const int MaxEnvironmentBytes = 200;
}
