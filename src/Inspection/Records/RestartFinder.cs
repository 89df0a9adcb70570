namespace SpanPack;

/// <summary>
/// Finds chunks and spans that are replaced by later ones. A map may contain its list of chunks or spans twice, and the last one counts. No
/// tracer sends this, but printed output cannot be taken back, so a separate pass looks for it.
/// </summary>
internal sealed class RestartFinder : TraceVisitor
{
    private readonly Dictionary<int, int> _firstLiveSpans = [];
    private int _chunks;
    private int _spans;

    /// <summary>Gets the number of replaced chunks.</summary>
    internal int FirstLiveChunk { get; private set; }

    internal static RestartFinder Search(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var finder = new RestartFinder();
        // arrays in arrays: nothing comes twice
        if (format.GetTraits() is { HasPayloadFields: false, HasChunkFields: false }) return finder;
        try
        {
            TracePayloadReader.Visit(payload, format, ref finder);
        }
        catch (TraceFormatException)
        {
            // The next pass says so.
        }

        return finder;
    }

    /// <summary>Returns the number of replaced spans in a chunk.</summary>
    internal int FirstLiveSpanOf(int chunk) => _firstLiveSpans.GetValueOrDefault(chunk);

    public override void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk) (_chunks, _spans) = (_chunks + 1, 0);
        else if (element == TraceElement.Span) _spans++;
    }

    public override void RestartSection(TraceSection section)
    {
        if (section == TraceSection.Chunks) FirstLiveChunk = _chunks;
        else if (section == TraceSection.Spans) _firstLiveSpans[_chunks - 1] = _spans;
    }
}
