namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>What a span of OpenTelemetry says, as far as the mapping asks for it.</summary>
/// <param name="Kind">The kind.</param>
/// <param name="Name">The name.</param>
/// <param name="Status">The status.</param>
/// <param name="Message">The status message, or an empty text.</param>
/// <param name="TraceState">The W3C trace state, or an empty text.</param>
/// <param name="Attributes">Attributes in their order; a key may come twice.</param>
/// <param name="Resource">Attributes of the resource, each key once.</param>
/// <param name="Scope">Name, version and attributes of the scope; each key once.</param>
/// <param name="EventName">The name of the only event, or null for none.</param>
/// <param name="HasLink">Whether there is a link.</param>
internal sealed record ModelInput(
    ActivitySpanKind Kind,
    string Name,
    SpanStatus Status,
    string Message,
    string TraceState,
    (string Key, TagValue Value)[] Attributes,
    (string Key, TagValue Value)[] Resource,
    (string Name, string Version, (string Key, TagValue Value)[] Attributes) Scope,
    string? EventName,
    bool HasLink)
{
    /// <inheritdoc/>
    public override string ToString()
        => $"{Kind} '{Name}' {Status} '{Message}' state '{TraceState}' event {EventName} link {HasLink}\n  span {Describe(Attributes)}\n  "
            + $"resource {Describe(Resource)}\n  scope {Scope.Name} {Scope.Version} {Describe(Scope.Attributes)}";

    private static string Describe((string Key, TagValue Value)[] attributes)
        => string.Join(", ", attributes.Select(static pair => $"{pair.Key}={pair.Value.Kind}:{ModelText.Of(pair.Value)}"));
}
