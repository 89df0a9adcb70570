namespace SpanPack;

/// <summary>The proposals for a position in a filter.</summary>
internal sealed record CompletionAnswer
{
    public required int From { get; init; }

    public required int To { get; init; }

    public required IReadOnlyList<CompletionItem> Items { get; init; }
}

/// <summary>A proposal for the text of a filter.</summary>
internal sealed record CompletionItem
{
    public required string Text { get; init; }

    public required string Label { get; init; }

    public required string Kind { get; init; }

    public required long Count { get; init; }
}
