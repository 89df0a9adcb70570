namespace SpanPack;

/// <summary>The tracer that sent a payload, as far as headers or fields contain it.</summary>
internal sealed record TracerAnswer
{
    public string? Language { get; init; }

    public string? LanguageVersion { get; init; }

    public string? Version { get; init; }
}
