using System.Diagnostics;
using OpenTelemetry.Resources;

namespace SpanPack;

/// <summary>The description of the process in the resource of a provider.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class ProviderResource
{
    private const string ServiceName = "service.name";
    private const string NoService = "unknown_service"; // the SDK's default, with a colon and the name of the process after it

    internal ProviderResource(Resource resource)
    {
        Attributes = [..
            from attribute in resource.Attributes where !IsNoService(attribute)
            select KeyValuePair.Create(attribute.Key, ValueOf(attribute.Value))];
        Service = Find(ServiceName);
        Environment = Find("deployment.environment.name") ?? Find("deployment.environment");
        Version = Find("service.version");
    }

    /// <summary>Gets the service; null for the default of the SDK.</summary>
    internal string? Service { get; }

    /// <summary>Gets the environment; null for none.</summary>
    internal string? Environment { get; }

    /// <summary>Gets the version of the service; null for none.</summary>
    internal string? Version { get; }

    /// <summary>Gets all attributes except the default service, so that environment variables and the program can name it.</summary>
    internal IReadOnlyList<KeyValuePair<string, TagValue>> Attributes { get; }

    public override string ToString() => $"{Service} {Environment} {Version}, {Attributes.Count} attributes";

    /// <summary>Returns the description of the resource, completed from variables.</summary>
    internal ProcessDescription Describe() => new() { Service = Service, Environment = Environment, Version = Version };

    private string? Find(string key)
    {
        foreach (KeyValuePair<string, TagValue> attribute in Attributes)
        {
            if (attribute.Key == key && attribute.Value is { Kind: TagValueKind.String } value && value.AsString() is { } text
                && !string.IsNullOrWhiteSpace(text))
                return text;
        }

        return null;
    }

    // The SDK takes texts, Booleans, numbers and arrays of these alone.
    private static TagValue ValueOf(object value)
        => TagValue.TryCreate(value, out TagValue result) ? result : new TagValue(value.ToString());

    private static bool IsNoService(KeyValuePair<string, object> attribute)
        => attribute.Key == ServiceName && attribute.Value is string text && text.StartsWith(NoService, StringComparison.Ordinal)
            && (text.Length == NoService.Length || text[NoService.Length] == ':');
}
