using System.Text;

namespace SpanPack;

/// <summary>Asks traces whether they fit a filter, and looks at each payload once. One thread at a time.</summary>
/// <param name="filter">The filter.</param>
/// <param name="store">Where the traces are.</param>
internal sealed class FilterRun(Filter filter, TraceStore store)
{
    private readonly PayloadFilter _payloads = new(filter);
    private readonly Dictionary<KeptPayload, bool[]> _found = [];
    private ulong[] _serviceBits = []; // the conditions that a service fits, by its number

    /// <summary>Returns whether one of the spans of a trace fits.</summary>
    internal bool Fits(KeptTrace trace)
    {
        if (filter.IsEmpty) return true;
        foreach (ChunkPlace place in trace.Chunks)
        {
            if (filter.NeedsNoPayload && FitsByEntries(trace, place) is { } fits ? fits : Found(place.Payload)[place.Chunk]) return true;
        }

        return false;
    }

    private bool[] Found(KeptPayload payload)
    {
        if (_found.TryGetValue(payload, out bool[]? found)) return found;
        return _found[payload] = _payloads.Find(
            payload.Body, payload.Format, payload.Chunks.Length,
            chunk => store.FindTraceByNumber(payload.Chunks[chunk].Trace) is { } trace ? TraceBits(trace) : 0);
    }

    // Null when a span has a service that has no number.
    private bool? FitsByEntries(KeptTrace trace, in ChunkPlace place)
    {
        ulong traceBits = filter.AsksForTrace ? TraceBits(trace) : 0;
        foreach (ref readonly SpanEntry span in place.Payload.SpansOf(place.Chunk))
        {
            if (span.Service == TextPool.Unknown) return null;
            if (filter.Fits(traceBits | SpanBits(span))) return true;
        }

        return false;
    }

    private ulong SpanBits(in SpanEntry span)
        => ServiceBits(span.Service) | filter.BitsOf(span, static (FilterCondition condition, in SpanEntry span) => condition.Target switch
        {
            FilterTarget.Status => condition.Fits(span.IsError ? "error"u8 : "ok"u8),
            FilterTarget.Duration => condition.Fits(span.Duration),
            FilterTarget.SpanId => condition.FitsId(span.Id),
            FilterTarget.ParentId => condition.FitsId(span.Parent),
            _ => false,
        });

    private ulong ServiceBits(int service)
    {
        int known = _serviceBits.Length;
        if (service < known) return _serviceBits[service];
        TextPool services = store.Pools.Services;
        Array.Resize(ref _serviceBits, services.Count);
        for (int number = known; number < _serviceBits.Length; number++)
        {
            _serviceBits[number] = filter.BitsOf(Encoding.UTF8.GetBytes(services[number]),
                static (FilterCondition condition, in byte[] name) => condition.Target == FilterTarget.Service && condition.Fits(name));
        }

        return _serviceBits[service];
    }

    private ulong TraceBits(KeptTrace trace)
    {
        HeadSpan head = trace.Head;
        var facts = new FilteredTrace(trace.IdUpper, trace.Id, trace.Duration, trace.Spans, trace.Errors, head.IsRoot)
        {
            Start = trace.Start,
            Operation = head.Name,
        };
        return facts.BitsOf(filter);
    }
}
