namespace SpanPack;

/// <summary>The format that the environment variable requests.</summary>
internal static class ProtocolVersion
{
    internal const string Variable = "DD_TRACE_AGENT_PROTOCOL_VERSION";

    /// <returns>The format; null for none, or for an unknown name.</returns>
    internal static TraceFormat? Parse(string? text)
    {
        if (text is null) return null;
        string name = text.StartsWith('v') || text.StartsWith('V') ? $"v{text[1..]}" : $"v{text}";
        return TraceFormats.TryParse(name == "v1" ? "v1.0" : name, out TraceFormat format) ? format : null;
    }
}
