namespace SpanPack;

/// <summary>Counts the spans of each chunk, also of those that later ones replace.</summary>
internal sealed class SpanCounter : TraceVisitor
{
    /// <summary>Gets the number of spans of each chunk that is not nil.</summary>
    internal List<int> PerChunk { get; } = [];

    public override void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk) PerChunk.Add(0);
        else if (element == TraceElement.Span) PerChunk[^1]++;
    }
}
