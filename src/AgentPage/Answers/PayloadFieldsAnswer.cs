namespace SpanPack;

/// <summary>The fields of a payload whose format has some.</summary>
internal sealed record PayloadFieldsAnswer
{
    public string? ContainerId { get; init; }

    public string? LanguageName { get; init; }

    public string? LanguageVersion { get; init; }

    public string? TracerVersion { get; init; }

    public string? RuntimeId { get; init; }

    public string? Environment { get; init; }

    public string? HostName { get; init; }

    public string? AppVersion { get; init; }

    public required IReadOnlyList<TagAnswer> Tags { get; init; }
}
