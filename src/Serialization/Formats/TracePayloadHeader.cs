using System.Diagnostics;

namespace SpanPack;

/// <summary>The fields of a v0.7 or v1.0 payload itself. Null or empty values are not written.</summary>
/// <remarks>Immutable, apart from the attributes, which no thread may change while a payload is written.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TracePayloadHeader
{
    /// <summary>Gets a header without any field.</summary>
    public static TracePayloadHeader Empty { get; } = new();

    /// <summary>Gets the id of the sender's container.</summary>
    public string? ContainerId { get; init; }

    /// <summary>Gets the language of the tracer, such as <c>dotnet</c>.</summary>
    public string? LanguageName { get; init; }

    /// <summary>Gets the version of the runtime.</summary>
    public string? LanguageVersion { get; init; }

    /// <summary>Gets the version of the tracer.</summary>
    public string? TracerVersion { get; init; }

    /// <summary>Gets the UUID of the process.</summary>
    public string? RuntimeId { get; init; }

    /// <summary>Gets the environment, such as <c>prod</c>.</summary>
    public string? Environment { get; init; }

    /// <summary>Gets the name of the host.</summary>
    public string? HostName { get; init; }

    /// <summary>Gets the version of the application.</summary>
    public string? AppVersion { get; init; }

    /// <summary>Gets the attributes (v1.0) or tags (v0.7, text only) of the payload, such as <c>_dd.tags.process</c>.</summary>
    public AttributeList Attributes { get; init; } = [];

    /// <summary>Gets the names of <see cref="Texts"/> in v0.7.</summary>
    internal static string[] TextNames { get; } =
        ["container_id", "language_name", "language_version", "tracer_version", "runtime_id", "env", "hostname", "app_version"];

    /// <summary>Gets all text fields, in the order of their numbers in v1.0.</summary>
    internal string?[] Texts => [ContainerId, LanguageName, LanguageVersion, TracerVersion, RuntimeId, Environment, HostName, AppVersion];

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns><c>{name: value, name: value}</c>, with the names of v0.7, and the attributes.</returns>
    public override string ToString()
    {
        IEnumerable<string> texts =
            from field in TextNames.Zip(Texts)
            where !string.IsNullOrEmpty(field.Second)
            select $"{field.First}: {field.Second}";
        return $"{{{string.Join(", ", texts)}}}{(Attributes.Count > 0 ? $" {Attributes}" : "")}";
    }

    /// <summary>
    /// Returns the attributes with the list of process tags, unless there is none or they have one already, which takes precedence.
    /// </summary>
    internal KeyValuePair<string, TagValue>[] AttributesWith(ProcessTags? process)
    {
        KeyValuePair<string, TagValue>[] attributes = Attributes.AsSpan().ToArray();
        if (string.IsNullOrWhiteSpace(process?.ProcessTagList) || Attributes.TryGetValue(TagNames.ProcessTags, out _)) return attributes;
        return [.. attributes, new(TagNames.ProcessTags, process.ProcessTagList)];
    }
}
