using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The description of the program in telemetry.</summary>
internal sealed record TelemetryApplication
{
    internal const string Language = "dotnet";

    private const int MaxChars = 500;
    private const int MaxTagsChars = 4000;

    public required string ServiceName { get; init; }

    public string? Env { get; init; }

    public string? ServiceVersion { get; init; }

    public string TracerVersion { get; } = LibraryVersion.Text;

    public string LanguageName { get; } = Language;

    public string LanguageVersion { get; } = Environment.Version.ToString();

    public string RuntimeName { get; } = ".NET";

    public string RuntimeVersion { get; } = RuntimeInformation.FrameworkDescription.Split(' ')[^1];

    public string? ProcessTags { get; init; }

    internal static TelemetryApplication Of(ProcessDescription process) => new()
    {
        ServiceName = CutText.Of(process.Service, MaxChars),
        Env = CutText.OrNull(process.Environment, MaxChars),
        ServiceVersion = CutText.OrNull(process.Version, MaxChars),
        ProcessTags = process.Tags.ProcessTagList is { Length: > 0 } tags ? CutText.Of(tags, MaxTagsChars) : null,
    };
}
