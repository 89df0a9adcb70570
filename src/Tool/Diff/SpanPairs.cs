namespace SpanPack.Tool;

/// <summary>
/// Pairs the spans of one path: equal ones first, so that an additional span does not change all pairs; the rest by their starts.
/// </summary>
internal static class SpanPairs
{
    /// <returns>Pairs; one half is null where a side has more spans than the other.</returns>
    internal static IEnumerable<(ComparedSpan? A, ComparedSpan? B)> Of(List<ComparedSpan> a, List<ComparedSpan> b)
    {
        var bySignature = new Dictionary<UInt128, Queue<ComparedSpan>>();
        foreach (ComparedSpan span in Ordered(b))
        {
            if (!bySignature.TryGetValue(span.Signature, out Queue<ComparedSpan>? same)) bySignature.Add(span.Signature, same = new());
            same.Enqueue(span);
        }

        var restOfA = new List<ComparedSpan>();
        var pairedOfB = new HashSet<ComparedSpan>(ReferenceEqualityComparer.Instance);
        foreach (ComparedSpan span in Ordered(a))
        {
            if (bySignature.TryGetValue(span.Signature, out Queue<ComparedSpan>? same) && same.TryDequeue(out ComparedSpan? twin))
            {
                pairedOfB.Add(twin);
                yield return (span, twin);
            }
            else
            {
                restOfA.Add(span);
            }
        }

        List<ComparedSpan> restOfB = [.. Ordered(b).Where(span => !pairedOfB.Contains(span))];
        for (int i = 0; i < Math.Max(restOfA.Count, restOfB.Count); i++)
            yield return (restOfA.ElementAtOrDefault(i), restOfB.ElementAtOrDefault(i));
    }

    private static IEnumerable<ComparedSpan> Ordered(List<ComparedSpan> spans) => spans.OrderBy(static span => span.Span.Start); // stable
}
