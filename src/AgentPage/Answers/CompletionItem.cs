namespace SpanPack;

/// <summary>A proposal for the text of a filter.</summary>
internal sealed record CompletionItem
{
    public required string Text { get; init; }

    public required string Label { get; init; }

    public required string Kind { get; init; }

    public required long Count { get; init; }
}
