namespace SpanPack;

/// <summary>How far reading files is.</summary>
internal sealed record LoadingAnswer
{
    public required int Done { get; init; }

    public required int Of { get; init; }
}
