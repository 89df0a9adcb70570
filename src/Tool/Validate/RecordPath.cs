namespace SpanPack.Tool;

/// <summary>Paths of findings, in the notation of refusals.</summary>
internal static class RecordPath
{
    internal static string Chunk(TraceFormat format, int chunk) => format switch
    {
        TraceFormat.V04 => $"[{chunk}]",
        TraceFormat.V05 => $"[1][{chunk}]",
        _ => $"chunks[{chunk}]",
    };

    internal static string Span(TraceFormat format, int chunk, int span)
        => format is TraceFormat.V04 or TraceFormat.V05 ? $"{Chunk(format, chunk)}[{span}]" : $"{Chunk(format, chunk)}.spans[{span}]";

    internal static string Attribute(TraceFormat format, TagValueKind kind, string key)
    {
        if (format == TraceFormat.V1) return $"attributes[\"{key}\"]";
        string map = kind switch
        {
            TagValueKind.Double => "metrics",
            TagValueKind.Bytes => "meta_struct",
            _ => "meta",
        };
        return $"{map}[\"{key}\"]";
    }
}
