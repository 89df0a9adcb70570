namespace SpanPack;

/// <summary>Something that may be written in a filter.</summary>
internal sealed record CompletionItem
{
    public required string Text { get; init; }

    public required string Label { get; init; }

    public required string Kind { get; init; }

    public required long Count { get; init; }
}
