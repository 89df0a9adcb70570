namespace SpanPack;

/// <summary>
/// Reads <c>OTEL_RESOURCE_ATTRIBUTES</c>: <c>k=v,k=v</c>, percent-encoded as W3C baggage. Source: OpenTelemetry specification, resource
/// SDK.
/// </summary>
internal static class OpenTelemetryResource
{
    internal const string ServiceName = "service.name";

    private const string ServiceVersion = "service.version";

    /// <returns>
    /// The attributes: the last value of each key. Entries without a key or an equals sign and overlong entries are ignored; the limits are
    /// those of <see cref="TagList"/>.
    /// </returns>
    internal static Dictionary<string, string> Parse(string? text)
    {
        var attributes = new Dictionary<string, string>(StringComparer.Ordinal);
        if (text is null) return attributes;
        foreach (string entry in text.Split(',', TagList.MaxEntries + 1, StringSplitOptions.TrimEntries).Take(TagList.MaxEntries))
        {
            int sign = entry.IndexOf('=');
            if (sign <= 0) continue;
            string key = Decode(entry[..sign]), value = Decode(entry[(sign + 1)..]);
            if (key.Length is > 0 and <= TagList.MaxKeyLength && value.Length <= TagList.MaxValueLength) attributes[key] = value;
        }

        return attributes;
    }

    /// <summary>Returns the environment, by the newer name first; null or blank for none.</summary>
    internal static string? EnvironmentOf(Dictionary<string, string> attributes)
        => attributes.GetValueOrDefault("deployment.environment.name") is var name && !string.IsNullOrWhiteSpace(name)
            ? name
            : attributes.GetValueOrDefault("deployment.environment");

    /// <summary>Returns the version of the service; null for none.</summary>
    internal static string? VersionOf(Dictionary<string, string> attributes) => attributes.GetValueOrDefault(ServiceVersion);

    private static string Decode(string text) => Uri.UnescapeDataString(text.Trim());
}
