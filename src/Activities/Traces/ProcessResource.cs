namespace SpanPack;

/// <summary>Says of a process what spans need, as the attributes of an OpenTelemetry resource.</summary>
internal static class ProcessResource
{
    /// <summary>The attributes: tags for all spans, and what the program adds. The first one of a key counts.</summary>
    internal static ResourceDescription Of(ProcessDescription process, IReadOnlyList<KeyValuePair<string, TagValue>> more)
        => new([new("service.name", process.Service), .. more, .. process.GlobalTags.Select(static tag => KeyValuePair.Create<string, TagValue>(tag.Key, tag.Value))]);
}
