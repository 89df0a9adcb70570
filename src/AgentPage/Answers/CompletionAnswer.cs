namespace SpanPack;

/// <summary>The proposals for a position in a filter.</summary>
internal sealed record CompletionAnswer
{
    public required int From { get; init; }

    public required int To { get; init; }

    public required IReadOnlyList<CompletionItem> Items { get; init; }
}
