namespace SpanPack;

/// <summary>
/// The places of the spans of each trace in a request. Spans are read trace by trace, so that those of one trace are in memory at a time.
/// </summary>
/// <typeparam name="TSpan">A span that is not read yet.</typeparam>
/// <param name="budget">The bound of its memory.</param>
internal sealed class OtlpRequest<TSpan>(OtlpBudget budget)
{
    private readonly Dictionary<ulong, int> _index = []; // places in _traces by the lower 64 bits of the trace id
    private readonly List<OtlpTrace> _traces = []; // in the order of their first spans
    private readonly List<Place> _places = [];

    /// <summary>Gets or sets whether spans without a trace id or span id are left out, as the agent drops them.</summary>
    internal bool DropsSpansWithoutId { get; init; }

    /// <summary>Gets how many spans were left out.</summary>
    internal long DroppedSpans { get; private set; }

    internal OtlpBudget Budget { get; } = budget;

    /// <summary>Gets the number of traces.</summary>
    internal int TraceCount => _traces.Count;

    /// <summary>Gets the number of spans of a trace.</summary>
    internal int SpanCount(int trace) => _traces[trace].Count;

    /// <summary>Gets the spans of a trace, in their order.</summary>
    internal IEnumerable<(TSpan Span, OtlpScope Scope)> Spans(int trace)
    {
        for (int at = _traces[trace].First; at >= 0; at = _places[at].Next) yield return (_places[at].Span, _places[at].Scope);
    }

    /// <summary>Adds a span.</summary>
    /// <param name="span">The span.</param>
    /// <param name="traceId">The lower half of its trace id.</param>
    /// <param name="spanId">Its id.</param>
    /// <param name="scope">Its scope.</param>
    /// <param name="size">Its size.</param>
    /// <exception cref="OtlpException">The request takes too much memory.</exception>
    internal void Add(TSpan span, ulong traceId, ulong spanId, OtlpScope scope, OtlpSize size)
    {
        if (DropsSpansWithoutId && (traceId == 0 || spanId == 0))
        {
            DroppedSpans++;
            return;
        }

        if (!_index.TryGetValue(traceId, out int index))
        {
            _index[traceId] = index = _traces.Count;
            _traces.Add(new OtlpTrace { First = _places.Count, Last = -1 });
        }

        OtlpTrace trace = _traces[index];
        trace.Bytes = Budget.AddSpan(trace.Bytes, size, scope.TagCount);
        trace.Count++;
        if (trace.Last >= 0) _places[trace.Last] = _places[trace.Last] with { Next = _places.Count };
        trace.Last = _places.Count;
        _traces[index] = trace;
        _places.Add(new Place(span, scope, -1));
    }

    /// <param name="Span">A span.</param>
    /// <param name="Scope">Its scope.</param>
    /// <param name="Next">The place of the next span of its trace; −1 for none.</param>
    private readonly record struct Place(TSpan Span, OtlpScope Scope, int Next);

    private struct OtlpTrace
    {
        internal int First;
        internal int Last;
        internal int Count;
        internal long Bytes; // of memory, estimated
    }
}
