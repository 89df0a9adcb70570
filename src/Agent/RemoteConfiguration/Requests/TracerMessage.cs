namespace SpanPack;

/// <summary>The process of a poll. Immutable.</summary>
internal sealed record TracerMessage
{
    /// <summary>The environment of processes without one, as agents call it.</summary>
    internal const string NoEnvironment = "none";

    private const string Dotnet = "dotnet";

    public required string RuntimeId { get; init; }

    public string Language { get; } = Dotnet;

    public string TracerVersion { get; } = LibraryVersion.Text;

    public required string Service { get; init; }

    public required string Env { get; init; }

    public string? AppVersion { get; init; }

    public IReadOnlyList<string> Tags { get; init; } = [];

    public IReadOnlyList<string>? ProcessTags { get; init; }

    public IReadOnlyList<string>? ExtraServices { get; init; }

    internal static TracerMessage Of(ProcessDescription process) => new()
    {
        RuntimeId = process.Tags.RuntimeId ?? string.Empty,
        Service = process.Service,
        Env = process.Environment ?? NoEnvironment,
        AppVersion = process.Version,
        Tags = [.. process.GlobalTags.Select(static tag => $"{tag.Key}:{tag.Value}")],
        ProcessTags = process.Tags.ProcessTagList?.Split(','),
    };
}
