namespace SpanPack;

/// <summary>
/// The maximum memory for the index of one payload under construction. A single byte can be a whole span, which no tracer sends.
/// </summary>
internal static class IndexBudget
{
    private const long MaxBytes = 48 * 1024 * 1024; // some 400,000 spans, ten times what fits the largest payload of a tracer
    private const long SpanBytes = 120; // with its texts and its place in tables
    private const long ChunkBytes = 400;

    /// <exception cref="IndexTooLargeException">The budget is spent.</exception>
    internal static void Check(int spans, int chunks)
    {
        if ((spans * SpanBytes) + (chunks * ChunkBytes) > MaxBytes) throw new IndexTooLargeException();
    }
}
