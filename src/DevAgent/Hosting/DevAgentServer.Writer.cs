namespace SpanPack;

/// <content>Writers for tests.</content>
public sealed partial class DevAgentServer
{
    /// <summary>Creates a writer that sends to this server.</summary>
    /// <param name="options">
    /// The options of the writer; null for the defaults. Their address and environment variables are replaced by the address of this
    /// server.
    /// </param>
    /// <returns>The writer. The caller disposes of it.</returns>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public AgentWriter CreateWriter(AgentWriterOptions? options = null)
        => new((options ?? new AgentWriterOptions()) with { AgentUrl = Url.ToString() });
}
