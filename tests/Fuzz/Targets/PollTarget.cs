namespace SpanPack.Fuzz.Targets;

/// <summary>Answers of agents to polls for configurations.</summary>
internal static class PollTarget
{
    private static readonly HashSet<string> s_products = ["APM_TRACING", "ASM_FEATURES"];

    internal static void Run(byte[] input)
    {
        try
        {
            ConfigurationAnswer.Read(input, s_products);
        }
        catch (InvalidConfigurationException)
        {
            // It is refused.
        }
    }
}
