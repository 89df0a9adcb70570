namespace SpanPack.Tool;

/// <summary>What the command line of <c>agent</c> asks for.</summary>
/// <param name="Port">The TCP port; 0 for any.</param>
/// <param name="SocketPath">The Unix socket, or null.</param>
/// <param name="SaveFolder">Where payloads are saved, or null.</param>
/// <param name="ShowTags">Whether the tags of spans are shown.</param>
internal sealed record AgentRunOptions(int Port, string? SocketPath, string? SaveFolder, bool ShowTags);
