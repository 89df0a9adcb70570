namespace SpanPack;

/// <summary>Paths of findings, in the notation of refusals.</summary>
internal static class RecordPath
{
    internal static string Chunk(TraceFormatTraits traits, int chunk) => $"{traits.ChunksPath}[{chunk}]";

    internal static string Span(TraceFormatTraits traits, int chunk, int span) => $"{Chunk(traits, chunk)}{traits.SpansPath}[{span}]";

    internal static string Attribute(TraceFormatTraits traits, TagValueKind kind, string key)
    {
        if (traits.HasTypedAttributes) return $"attributes[\"{key}\"]";
        string map = kind switch
        {
            TagValueKind.Double => "metrics",
            TagValueKind.Bytes => "meta_struct",
            _ => "meta",
        };
        return $"{map}[\"{key}\"]";
    }
}
