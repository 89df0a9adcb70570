using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>The spans of a request by trace. They are read trace by trace, so that only those of one trace are in memory.</summary>
internal sealed class OtlpRequest
{
    private const int TraceIdDigits = 32;

    private readonly Dictionary<ulong, int> _index = []; // places in Traces by the lower 64 bits of the trace id
    private readonly List<OtlpTrace> _traces = []; // in the order of their first spans
    private readonly List<Place> _places = [];
    private readonly OtlpBudget _budget;

    /// <param name="request">The request.</param>
    /// <param name="budget">The limits.</param>
    /// <exception cref="OtlpException">It is not a request, or exceeds a limit.</exception>
    internal OtlpRequest(JsonElement request, OtlpBudget budget)
    {
        _budget = budget;
        budget.BeginRequest();
        foreach (JsonElement resourceSpans in OtlpJson.Items(request, "resourceSpans")) AddResource(resourceSpans);
    }

    /// <summary>Gets the number of traces.</summary>
    internal int TraceCount => _traces.Count;

    /// <summary>Gets the number of spans of a trace.</summary>
    internal int SpanCount(int trace) => _traces[trace].Count;

    /// <summary>Gets the spans of a trace.</summary>
    internal IEnumerable<(JsonElement Span, OtlpScope Scope)> Spans(int trace)
    {
        for (int at = _traces[trace].First; at >= 0; at = _places[at].Next) yield return (_places[at].Span, _places[at].Scope);
    }

    /// <summary>Gets the trace id of a span.</summary>
    internal static UInt128 TraceIdOf(JsonElement span) => OtlpJson.Hex(span, "traceId", TraceIdDigits);

    private void AddResource(JsonElement resourceSpans)
    {
        JsonElement json = OtlpJson.Object(resourceSpans, "resource");
        ResourceDescription? resource = null;
        foreach (JsonElement scopeSpans in OtlpJson.Items(resourceSpans, "scopeSpans"))
        {
            JsonElement scopeJson = OtlpJson.Object(scopeSpans, "scope");
            OtlpScope? scope = null;
            foreach (JsonElement span in OtlpJson.Items(scopeSpans, "spans"))
            {
                if (resource is null) _budget.AddScope(json);
                resource ??= new ResourceDescription(OtlpValues.Read(json));
                if (scope is null) _budget.AddScope(scopeJson);
                scope ??= new OtlpScope(resource, scopeJson);
                AddSpan(span, scope);
            }
        }
    }

    private void AddSpan(JsonElement span, OtlpScope scope)
    {
        ulong id = (ulong)TraceIdOf(span);
        if (!_index.TryGetValue(id, out int index))
        {
            _index[id] = index = _traces.Count;
            _traces.Add(new OtlpTrace { First = _places.Count, Last = -1 });
        }

        OtlpTrace trace = _traces[index];
        trace.Bytes = _budget.AddSpan(trace.Bytes, span, scope.TagCount);
        trace.Count++;
        if (trace.Last >= 0) _places[trace.Last] = _places[trace.Last] with { Next = _places.Count };
        trace.Last = _places.Count;
        _traces[index] = trace;
        _places.Add(new Place(span, scope, -1));
    }

    /// <param name="Span">The JSON of a span.</param>
    /// <param name="Scope">Its scope.</param>
    /// <param name="Next">The index of the next span of its trace; −1 for none.</param>
    private readonly record struct Place(JsonElement Span, OtlpScope Scope, int Next);

    private struct OtlpTrace
    {
        internal int First;
        internal int Last;
        internal int Count;
        internal long Bytes; // of memory, estimated
    }
}
