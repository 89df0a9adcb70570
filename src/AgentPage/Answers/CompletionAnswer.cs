namespace SpanPack;

/// <summary>What may be written at a place of a filter.</summary>
internal sealed record CompletionAnswer
{
    public required int From { get; init; }

    public required int To { get; init; }

    public required IReadOnlyList<CompletionItem> Items { get; init; }
}
