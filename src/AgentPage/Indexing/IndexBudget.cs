namespace SpanPack;

/// <summary>How much memory the index of one payload may take while it is made. A byte can be a whole span: no tracer sends that.</summary>
internal static class IndexBudget
{
    private const long MaxBytes = 48 * 1024 * 1024; // some 400,000 spans, ten times what fits the largest payload of a tracer
    private const long SpanBytes = 120; // with its texts and its place in tables
    private const long ChunkBytes = 400;

    /// <exception cref="IndexTooLargeException">It is spent.</exception>
    internal static void Check(int spans, int chunks)
    {
        if ((spans * SpanBytes) + (chunks * ChunkBytes) > MaxBytes) throw new IndexTooLargeException();
    }
}
