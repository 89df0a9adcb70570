namespace SpanPack.Tool;

/// <summary>The command line of <c>agent</c>.</summary>
/// <param name="Port">The TCP port; 0 for any.</param>
/// <param name="SocketPath">The Unix socket, or null.</param>
/// <param name="Behavior">How the agent answers.</param>
/// <param name="SaveFolder">The folder for saved payloads, or null.</param>
/// <param name="MaxSavedBytes">The most bytes of the files in that folder.</param>
/// <param name="ShowTags">Whether the tags of spans are shown.</param>
/// <param name="Color">Whether to use colours.</param>
internal sealed record AgentRunOptions(int Port, string? SocketPath, DevAgentBehavior Behavior, string? SaveFolder, long MaxSavedBytes,
    bool ShowTags, ColorChoice Color)
{
    /// <summary>Gets the second TCP port, for OTLP; null for none.</summary>
    internal int? OtlpPort { get; init; }

    /// <summary>Gets the folder of served configurations, or null.</summary>
    internal string? ConfigurationFolder { get; init; }

    /// <summary>Gets the page to serve in addition; null for none.</summary>
    internal PageChoice? Page { get; init; }
}
