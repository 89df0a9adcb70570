namespace SpanPack;

/// <content>Writers for tests.</content>
public sealed partial class DevAgentServer
{
    /// <summary>Makes a writer that sends to this server.</summary>
    /// <param name="options">How it writes; null for the defaults. Its address is that of this server, whatever they or environment variables say.</param>
    /// <returns>The writer. The caller disposes of it.</returns>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public AgentWriter CreateWriter(AgentWriterOptions? options = null) => new((options ?? new AgentWriterOptions()) with { AgentUrl = Url.ToString() });
}
