namespace SpanPack;

/// <summary>Counts the messages, metric values, logs and entries that telemetry has lost. Safe for use by any number of threads.</summary>
internal sealed class TelemetryLosses
{
    private long _total;

    internal long Total => Volatile.Read(ref _total);

    internal void Count(int count = 1) => Interlocked.Add(ref _total, count);
}
