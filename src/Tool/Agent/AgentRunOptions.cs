namespace SpanPack.Tool;

/// <summary>What the command line of <c>agent</c> asks for.</summary>
/// <param name="Port">The TCP port; 0 for any.</param>
/// <param name="SocketPath">The Unix socket, or null.</param>
/// <param name="Behavior">How the agent answers.</param>
/// <param name="SaveFolder">Where payloads are saved, or null.</param>
/// <param name="MaxSavedBytes">How many bytes the files of that folder may have.</param>
/// <param name="ShowTags">Whether the tags of spans are shown.</param>
/// <param name="Color">Whether there are colours.</param>
internal sealed record AgentRunOptions(int Port, string? SocketPath, DevAgentBehavior Behavior, string? SaveFolder, long MaxSavedBytes, bool ShowTags, ColorChoice Color)
{
    /// <summary>Gets the folder of the configurations that are served, or null.</summary>
    internal string? ConfigurationFolder { get; init; }

    /// <summary>Gets the page that is served beside; null for none.</summary>
    internal PageChoice? Page { get; init; }
}
