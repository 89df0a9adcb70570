namespace SpanPack;

/// <summary>Counts chunks, spans and bytes by their outcome. Safe for use by any number of threads.</summary>
internal sealed class WriterTotals
{
    private readonly Amounts[] _dropped = new Amounts[DropReasons.Count];
    private readonly Amounts _sent = new();
    private long _retries;

    internal WriterTotals()
    {
        for (int i = 0; i < _dropped.Length; i++) _dropped[i] = new Amounts();
    }

    /// <summary>Gets the number of retries.</summary>
    internal long Retries => Volatile.Read(ref _retries);

    internal AgentWriterAmounts Sent => _sent.Read();

    internal AgentWriterAmounts Dropped(DropReason reason) => _dropped[(int)reason].Read();

    internal void CountSent(int chunks, int spans, long bytes) => _sent.Add(chunks, spans, bytes);

    internal void CountDropped(DropReason reason, int chunks, int spans, long bytes) => _dropped[(int)reason].Add(chunks, spans, bytes);

    internal void CountRetry() => Interlocked.Increment(ref _retries);

    private sealed class Amounts
    {
        private long _chunks;
        private long _spans;
        private long _bytes;

        internal void Add(int chunks, int spans, long bytes)
        {
            Interlocked.Add(ref _chunks, chunks);
            Interlocked.Add(ref _spans, spans);
            Interlocked.Add(ref _bytes, bytes);
        }

        internal AgentWriterAmounts Read() => new(Volatile.Read(ref _chunks), Volatile.Read(ref _spans), Volatile.Read(ref _bytes));
    }
}
