namespace SpanPack;

/// <summary>Requests and errors of each slot.</summary>
internal sealed record SeriesAnswer
{
    public required int[] Requests { get; init; }

    public required int[] Errors { get; init; }
}
