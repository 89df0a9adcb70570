namespace SpanPack;

/// <summary>The kept payloads and traces, up to a number of bytes: the oldest are removed first. Safe for any number of threads.</summary>
/// <param name="limit">The bytes.</param>
internal sealed partial class TraceStore(long limit)
{
    private readonly object _lock = new();
    private readonly Dictionary<ulong, KeptTrace> _byId = [];
    private NumberedQueue<KeptTrace> _traces = new(1);
    private NumberedQueue<KeptPayload> _payloads = new(1);
    private StoreCounts _counts = new();
    private long _bytes;
    private long _spans;

    internal IndexPools Pools { get; } = new();

    internal StoreCounts Counts
    {
        get
        {
            lock (_lock) return _counts;
        }
    }

    internal StoreContent Content
    {
        get
        {
            lock (_lock)
                return new StoreContent
                {
                    Limit = limit, Bytes = _bytes, Traces = _traces.Count, Spans = _spans,
                    Payloads = _payloads.Count
                };
        }
    }

    /// <summary>Gets the numbers of the oldest and the newest kept trace; 0 for the newest before the first one.</summary>
    internal (long Oldest, long Newest) TraceRange
    {
        get
        {
            lock (_lock) return (_traces.First, _traces.Next - 1);
        }
    }

    /// <summary>Keeps a payload that has waited.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="index">Its index.</param>
    /// <param name="receivedAt">The time of its arrival, in milliseconds since 1970.</param>
    /// <param name="headers">Its headers.</param>
    /// <returns>The number of bytes of removed older payloads.</returns>
    internal long Add(PagePayload payload, IndexedPayload index, long receivedAt, KeptHeader[] headers)
    {
        long gone;
        var chunks = new KeptChunk[index.Chunks.Length];
        for (int i = 0; i < chunks.Length; i++)
            chunks[i] = new KeptChunk { FirstSpan = index.Chunks[i].FirstSpan, SpanCount = index.Chunks[i].SpanCount };
        lock (_lock)
        {
            _waitingBytes -= payload.Body.Length;
            var kept = new KeptPayload
            {
                Id = _payloads.Next,
                ReceivedAt = receivedAt,
                Path = ListText.Cut(payload.Path),
                Format = payload.Format,
                Body = payload.Body,
                Headers = headers,
                Spans = index.Spans,
                Chunks = chunks,
                IsAccepted = payload.IsAccepted,
                IsLeftOut = index.IsLeftOut,
                Refusal = payload.Refusal,
                Status = payload.Status,
                Fault = payload.Fault,
                File = payload.File,
                Service = index.Chunks.Length == 0 ? null : index.Chunks[0].Head.Service,
            };
            _payloads.Add(kept);
            _bytes += kept.KeptBytes;
            _spans += kept.Spans.Length;
            for (int i = 0; i < chunks.Length; i++) chunks[i].Trace = AddChunk(new ChunkPlace(kept, i), index.Chunks[i], receivedAt);
            long refused = _counts.Refused + (payload.IsAccepted ? 0 : 1);
            _counts = _counts with { Payloads = _counts.Payloads + 1, Spans = _counts.Spans + kept.Spans.Length, Refused = refused };
            long before = _bytes;
            while (_bytes + _waitingBytes > limit && _payloads.Count > 1) RemoveOldest();
            gone = before - _bytes;
            _changes++;
        }

        Signal();
        return gone;
    }

    internal (int Traces, int Payloads) Clear()
    {
        (int, int) cleared;
        lock (_lock)
        {
            cleared = (_traces.Count, _payloads.Count);
            _traces = new NumberedQueue<KeptTrace>(_traces.Next);
            _payloads = new NumberedQueue<KeptPayload>(_payloads.Next);
            _byId.Clear();
            _byId.TrimExcess();
            _changed.Clear();
            (_bytes, _spans) = (0, 0);
            _counts = _counts with { Clears = _counts.Clears + 1 };
            _changes++;
        }

        Signal();
        return cleared;
    }

    private long AddChunk(ChunkPlace place, IndexedChunk chunk, long receivedAt)
    {
        if (chunk.SpanCount == 0) return 0;
        if (_byId.TryGetValue(chunk.TraceId, out KeptTrace? trace))
        {
            _bytes -= trace.KeptBytes;
            trace.Add(place, chunk);
            _changed.Add(trace);
        }
        else
        {
            trace = new KeptTrace { Sequence = _traces.Next, Id = chunk.TraceId, ReceivedAt = receivedAt };
            trace.Add(place, chunk);
            _traces.Add(trace);
            _byId.Add(trace.Id, trace);
            _counts = _counts with { Traces = _counts.Traces + 1 };
        }

        _bytes += trace.KeptBytes;
        return trace.Sequence;
    }

    // The traces of the oldest payload are the oldest: those that began before it have gone with an older one. They go whole.
    private void RemoveOldest()
    {
        KeptPayload payload = _payloads.RemoveFirst();
        _bytes -= payload.KeptBytes;
        _spans -= payload.Spans.Length;
        long last = payload.Chunks.Length == 0 ? 0 : payload.Chunks.Max(static chunk => chunk.Trace);
        long gone = 0;
        while (_traces.Count > 0 && _traces.First <= last)
        {
            KeptTrace trace = _traces.RemoveFirst();
            _byId.Remove(trace.Id);
            _bytes -= trace.KeptBytes;
            gone++;
        }

        _counts = _counts with { PayloadsGone = _counts.PayloadsGone + 1, TracesGone = _counts.TracesGone + gone };
    }
}
