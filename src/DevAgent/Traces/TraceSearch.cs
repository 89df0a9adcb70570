namespace SpanPack;

/// <summary>Looks for a trace that fits a filter, in requests as they come. One thread at a time.</summary>
/// <param name="filter">The filter.</param>
internal sealed class TraceSearch(Filter filter)
{
    private readonly PayloadFilter _payloads = new(filter);
    private readonly Dictionary<ulong, SoughtTrace> _traces = []; // empty unless the filter has conditions on traces

    /// <summary>Looks at a request, and at what came of its traces before.</summary>
    /// <returns>The lower half of the id of the first trace that fits; null if none does.</returns>
    internal ulong? Find(ReceivedRequest request)
    {
        if (!request.IsAccepted || request.PayloadFormat is not { } format) return null;
        IReadOnlyList<ChunkFacts> chunks = ChunkFactsVisitor.Read(request.TraceBody.Span, format);
        if (filter.IsEmpty) return chunks.FirstOrDefault(static chunk => chunk.Trace.Spans > 0)?.Trace.Id;
        if (filter.AsksForTrace) Gather(chunks);
        foreach ((ulong bits, int chunk) in _payloads.Read(request.TraceBody.Span, format))
        {
            ulong id = chunks[chunk].Trace.Id;
            if (!filter.AsksForTrace && filter.Fits(bits)) return id;
            if (filter.AsksForTrace) _traces[id].SpanBits.Add(bits);
        }

        foreach (ChunkFacts chunk in chunks)
        {
            if (filter.AsksForTrace && chunk.Trace.Spans > 0 && Fits(_traces[chunk.Trace.Id])) return chunk.Trace.Id;
        }

        return null;
    }

    private void Gather(IReadOnlyList<ChunkFacts> chunks)
    {
        foreach (ChunkFacts chunk in chunks)
        {
            if (!_traces.TryGetValue(chunk.Trace.Id, out SoughtTrace? trace)) _traces[chunk.Trace.Id] = new SoughtTrace(chunk);
            else trace.Facts = trace.Facts.With(chunk);
        }
    }

    private bool Fits(SoughtTrace trace)
    {
        ulong bits = trace.Facts.Trace.BitsOf(filter);
        foreach (ulong span in trace.SpanBits)
        {
            if (filter.Fits(bits | span)) return true;
        }

        return false;
    }

    private sealed class SoughtTrace(ChunkFacts facts)
    {
        internal ChunkFacts Facts { get; set; } = facts;

        /// <summary>Gets the conditions that its spans fit, each combination once.</summary>
        internal HashSet<ulong> SpanBits { get; } = [];
    }
}
