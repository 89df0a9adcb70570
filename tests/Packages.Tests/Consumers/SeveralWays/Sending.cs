using SpanPack;

/// <summary>Uses the package that brings the others.</summary>
internal static class Sending
{
    internal static AgentWriter Open(Uri agent) => new(new AgentWriterOptions { AgentUrl = agent.ToString() });
}
