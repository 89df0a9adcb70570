namespace SpanPack;

/// <summary>The progress of reading files.</summary>
internal sealed record LoadingAnswer
{
    public required int Done { get; init; }

    public required int Of { get; init; }
}
