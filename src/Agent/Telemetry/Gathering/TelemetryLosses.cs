namespace SpanPack;

/// <summary>Counts the losses of telemetry. Safe for use by any number of threads.</summary>
internal sealed class TelemetryLosses
{
    private readonly long[] _counts = new long[Enum.GetValues<TelemetryLoss>().Length];

    /// <summary>Gets the total.</summary>
    internal long Total
    {
        get
        {
            long total = 0;
            for (int i = 0; i < _counts.Length; i++) total += Volatile.Read(ref _counts[i]);
            return total;
        }
    }

    internal long Of(TelemetryLoss loss) => Volatile.Read(ref _counts[(int)loss]);

    internal void Count(TelemetryLoss loss, int count = 1) => Interlocked.Add(ref _counts[(int)loss], count);
}
