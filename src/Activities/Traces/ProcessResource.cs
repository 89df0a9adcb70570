namespace SpanPack;

/// <summary>Creates the attributes of an OpenTelemetry resource from the description of a process.</summary>
internal static class ProcessResource
{
    private const string ServiceName = "service.name";

    /// <summary>Returns the attributes: those of the program, and tags for all spans. The first value of a key counts.</summary>
    /// <param name="process">The process.</param>
    /// <param name="more">The attributes that the program adds.</param>
    /// <param name="tags">Tags for all spans; null for those of the process.</param>
    internal static ResourceDescription Of(ProcessDescription process, IReadOnlyList<KeyValuePair<string, TagValue>> more,
        IReadOnlyDictionary<string, string>? tags = null)
        => new([new(ServiceName, ServiceOf(process, more)), .. more], tags ?? process.GlobalTags);

    /// <summary>Returns the default service: that of the process, unless the program adds another one.</summary>
    internal static string ServiceOf(ProcessDescription process, IReadOnlyList<KeyValuePair<string, TagValue>> more)
    {
        foreach (KeyValuePair<string, TagValue> attribute in more)
        {
            if (attribute.Key == ServiceName && attribute.Value is { Kind: TagValueKind.String } value
                && value.AsString() is { Length: > 0 } service)
                return service;
        }

        return process.Service;
    }
}
