namespace SpanPack;

/// <summary>Closed segments: waiting in the order of closing, and one in flight. Safe for use by any number of threads.</summary>
/// <param name="totals">Counts dropped segments.</param>
internal sealed partial class SegmentQueue(WriterTotals totals)
{
    private readonly object _lock = new();
    private readonly List<Segment> _waiting = []; // the oldest first; a dozen at most, since their bytes are limited
    private readonly List<PendingFlush> _flushes = [];
    private Segment? _inFlight;
    private long _lastNumber;

    /// <summary>Gets whether a segment waits.</summary>
    internal bool HasWaiting
    {
        get
        {
            lock (_lock) return _waiting.Count > 0;
        }
    }

    internal void Add(Segment segment)
    {
        lock (_lock)
        {
            segment.Number = ++_lastNumber;
            _waiting.Add(segment);
            foreach (PendingFlush flush in _flushes) flush.Add(segment.Number, 1);
            if (!_hasEnded) return;
        }

        DropRest();
    }

    /// <summary>Takes the next segment, which is then in flight: the oldest one that was never tried, or else the newest.</summary>
    /// <returns>The segment, or null when none waits.</returns>
    internal Segment? Take()
    {
        lock (_lock)
        {
            int index = _waiting.FindIndex(static segment => segment.Attempts == 0);
            if (index < 0) index = _waiting.Count - 1;
            if (index < 0) return null;
            _inFlight = _waiting[index];
            _waiting.RemoveAt(index);
            return _inFlight;
        }
    }

    /// <summary>Puts a segment in flight back in its place.</summary>
    internal void PutBack(Segment segment)
    {
        lock (_lock)
        {
            int index = _waiting.FindIndex(other => other.Number > segment.Number);
            _waiting.Insert(index < 0 ? _waiting.Count : index, segment);
            _inFlight = null;
        }
    }

    /// <summary>Replaces a segment in flight by its parts, after it was split or converted.</summary>
    /// <param name="segment">The segment, whose memory was returned.</param>
    /// <param name="parts">One or more.</param>
    internal void Replace(Segment segment, IReadOnlyList<Segment> parts)
    {
        lock (_lock)
        {
            int index = _waiting.FindIndex(other => other.Number > segment.Number);
            if (index < 0) index = _waiting.Count;
            foreach (Segment part in parts) part.Number = segment.Number;
            _waiting.InsertRange(index, parts);
            foreach (PendingFlush flush in _flushes) flush.Add(segment.Number, parts.Count - 1);
            _inFlight = null;
        }
    }

    /// <summary>Settles a segment in flight that the agent has accepted, and returns its memory.</summary>
    internal void SettleSent(Segment segment)
    {
        totals.CountSent(segment.ChunkCount, segment.SpanCount, segment.Body.Length);
        Settle(segment, new FlushResult(segment.ChunkCount, segment.SpanCount, 0, 0));
    }

    /// <summary>Settles a segment in flight that is lost, and returns its memory.</summary>
    internal void SettleDropped(Segment segment, DropReason reason)
    {
        totals.CountDropped(reason, segment.ChunkCount, segment.SpanCount, segment.Body.Length);
        Settle(segment, new FlushResult(0, 0, segment.ChunkCount, segment.SpanCount));
    }

    /// <summary>Starts a flush of the segments that are closed already or until <see cref="EndFlushAtLast"/>.</summary>
    internal PendingFlush BeginFlush()
    {
        lock (_lock)
        {
            var flush = new PendingFlush(_waiting.Count + (_inFlight is null ? 0 : 1));
            _flushes.Add(flush);
            return flush;
        }
    }

    /// <summary>Limits a flush to the segments closed so far.</summary>
    internal void EndFlushAtLast(PendingFlush flush)
    {
        lock (_lock)
        {
            if (flush.EndAt(_lastNumber)) _flushes.Remove(flush);
        }
    }

    /// <summary>Reads the outcome of a flush so far.</summary>
    internal FlushResult Read(PendingFlush flush)
    {
        lock (_lock)
        {
            Segment[] held = [.. _waiting.Append(_inFlight).OfType<Segment>().Where(flush.Counts)];
            long chunks = held.Sum(static segment => (long)segment.ChunkCount), spans = held.Sum(static segment => (long)segment.SpanCount);
            return flush.Result with { HeldChunks = chunks, HeldSpans = spans, IsOpen = flush.IsOpen };
        }
    }

    /// <summary>Removes a flush without a waiter.</summary>
    internal void EndFlush(PendingFlush flush)
    {
        lock (_lock) _flushes.Remove(flush);
    }

    private void Settle(Segment segment, in FlushResult outcome)
    {
        segment.Dispose();
        lock (_lock)
        {
            if (_inFlight == segment) _inFlight = null;
            SettleFlushes(segment.Number, outcome);
        }
    }

    private void SettleFlushes(long number, in FlushResult outcome)
    {
        for (int i = _flushes.Count - 1; i >= 0; i--)
        {
            if (_flushes[i].Settle(number, outcome)) _flushes.RemoveAt(i);
        }
    }
}
