namespace SpanPack;

/// <summary>The values of one series since the last report. The table's lock guards it.</summary>
internal sealed class SeriesValues
{
    /// <summary>The most values of a distribution.</summary>
    internal const int MaxValues = 1000;

    private List<double>? _values;

    /// <summary>Gets the sum of the recorded values, or the last one for a gauge.</summary>
    internal double Value { get; private set; }

    internal IReadOnlyList<double> Values => _values ?? [];

    /// <returns>Whether there was room.</returns>
    internal bool Add(TelemetryMetricKind kind, double value)
    {
        if (kind != TelemetryMetricKind.Distribution)
        {
            Value = kind == TelemetryMetricKind.Gauge ? value : Value + value;
            return true;
        }

        _values ??= [];
        if (_values.Count == MaxValues) return false;
        _values.Add(value);
        return true;
    }
}
