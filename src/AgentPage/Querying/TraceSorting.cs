namespace SpanPack;

/// <summary>Sorts traces by a column. Of those that are equal the newest comes first.</summary>
/// <param name="order">The column.</param>
/// <param name="isDescending">Whether the highest value comes first.</param>
internal sealed class TraceSorting(TraceOrder order, bool isDescending)
{
    /// <summary>Sorts traces, which may get more spans meanwhile: what they are sorted by is read once.</summary>
    internal KeptTrace[] Sort(IReadOnlyList<KeptTrace> traces)
    {
        KeptTrace[] sorted = [.. traces];
        Key[] keys = [.. sorted.Select(KeyOf)];
        Array.Sort(keys, sorted, Comparer<Key>.Create(Compare));
        return sorted;
    }

    private int Compare(Key first, Key second)
    {
        int result = first.Number.CompareTo(second.Number);
        if (result == 0) result = string.CompareOrdinal(first.Text, second.Text);
        if (result == 0) return second.Sequence.CompareTo(first.Sequence);
        return isDescending ? -result : result;
    }

    private Key KeyOf(KeptTrace trace)
    {
        HeadSpan head = trace.Head;
        return order switch
        {
            TraceOrder.Service => new Key(0, head.Service, trace.Sequence),
            TraceOrder.Resource => new Key(0, head.Resource, trace.Sequence),
            TraceOrder.Status => new Key(head.IsError ? 1 : 0, head.Status, trace.Sequence),
            TraceOrder.Duration => new Key(trace.Duration, string.Empty, trace.Sequence),
            TraceOrder.Spans => new Key(trace.Spans, string.Empty, trace.Sequence),
            _ => new Key(trace.Errors, string.Empty, trace.Sequence),
        };
    }

    private readonly record struct Key(double Number, string Text, long Sequence);
}
