namespace SpanPack;

/// <summary>
/// Finds chunks and spans that later ones replace: a payload or chunk that is a map may have its list of chunks or spans twice, and the last counts. No tracer
/// sends that, but what has been printed cannot be taken back, so it is looked for in a pass of its own.
/// </summary>
internal sealed class RestartFinder : TraceVisitor
{
    private readonly Dictionary<int, int> _firstLiveSpans = [];
    private int _chunks;
    private int _spans;

    /// <summary>The number of chunks that are void.</summary>
    internal int FirstLiveChunk { get; private set; }

    internal static RestartFinder Search(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var finder = new RestartFinder();
        if (format.GetTraits() is { HasPayloadFields: false, HasChunkFields: false }) return finder; // arrays in arrays: nothing comes twice
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

    /// <summary>The number of spans that are void in a chunk.</summary>
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
