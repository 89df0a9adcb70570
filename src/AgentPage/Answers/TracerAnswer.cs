namespace SpanPack;

/// <summary>Which tracer sent a payload, as far as headers or fields say.</summary>
internal sealed record TracerAnswer
{
    public string? Language { get; init; }

    public string? LanguageVersion { get; init; }

    public string? Version { get; init; }
}
