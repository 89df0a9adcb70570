namespace SpanPack;

/// <summary>Reads <c>OTEL_RESOURCE_ATTRIBUTES</c>: <c>k=v,k=v</c> with percent signs, as W3C's baggage. Source: OpenTelemetry specification, resource SDK.</summary>
internal static class OpenTelemetryResource
{
    internal const string ServiceName = "service.name";

    private const string ServiceVersion = "service.version";

    /// <returns>The attributes: the last value of each key. An entry without a key or a sign, or that is too long, is left out; the limits are those of <see cref="TagList"/>.</returns>
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

    /// <summary>The environment; null for none.</summary>
    internal static string? EnvironmentOf(Dictionary<string, string> attributes)
        => attributes.GetValueOrDefault("deployment.environment.name") ?? attributes.GetValueOrDefault("deployment.environment");

    /// <summary>The version of the service; null for none.</summary>
    internal static string? VersionOf(Dictionary<string, string> attributes) => attributes.GetValueOrDefault(ServiceVersion);

    private static string Decode(string text) => Uri.UnescapeDataString(text.Trim());
}
