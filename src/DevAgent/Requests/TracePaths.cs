namespace SpanPack;

/// <summary>The paths of the formats.</summary>
internal static class TracePaths
{
    /// <summary>The path of OTLP over HTTP.</summary>
    internal const string Otlp = "/v1/traces";

    /// <summary>Gets the format whose path this is, exact and case-sensitive as the agent has it; null when it is another path.</summary>
    internal static TraceFormat? FormatOf(string path)
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            if (path == format.GetPath()) return format;
        }

        return null;
    }
}
