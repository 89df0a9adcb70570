namespace SpanPack;

/// <summary>The room for payloads that wait to be indexed: it is part of the memory limit.</summary>
internal sealed partial class TraceStore
{
    private long _waitingBytes;

    /// <summary>Reserves room for a payload that waits to be indexed.</summary>
    /// <returns>Whether there was room; if not, the payload is counted as missed.</returns>
    internal bool TryWait(long bytes)
    {
        lock (_lock)
        {
            bool fits = _waitingBytes == 0 || _waitingBytes + bytes <= limit;
            if (fits) _waitingBytes += bytes;
            else _counts = _counts with { PayloadsMissed = _counts.PayloadsMissed + 1 };
            return fits;
        }
    }

    /// <summary>Counts a payload as missed that has waited.</summary>
    internal void Miss(long bytes)
    {
        lock (_lock)
        {
            _waitingBytes -= bytes;
            _counts = _counts with { PayloadsMissed = _counts.PayloadsMissed + 1 };
        }
    }
}
