namespace SpanPack.Tool;

/// <summary>Where an agent listens: <c>http://host:port</c>, <c>https://host:port</c> or <c>unix:///path/of.socket</c>.</summary>
/// <param name="Base">The address that paths are relative to.</param>
/// <param name="SocketPath">The Unix socket, or null for TCP.</param>
/// <param name="Text">The address as it is shown.</param>
internal sealed record AgentAddress(Uri Base, string? SocketPath, string Text)
{
    /// <summary>Reads an address; null when the text is none.</summary>
    internal static AgentAddress? TryParse(string text)
    {
        if (!Uri.TryCreate(text, UriKind.Absolute, out Uri? url)) return null;
        string shown = text.TrimEnd('/');
        if (url.Scheme == "unix") return url.LocalPath.Length > 1 && url.Host.Length == 0 ? new AgentAddress(new Uri("http://localhost/"), url.LocalPath, shown) : null;
        return url.Scheme is "http" or "https" ? new AgentAddress(new Uri(shown + "/"), null, shown) : null;
    }
}
