namespace SpanPack;

/// <summary>Gathers values of metrics between two reports. Safe for use by any number of threads.</summary>
/// <param name="losses">Counts values that exceed a limit.</param>
/// <param name="isOn">Whether metrics are enabled; if not, nothing is recorded.</param>
internal sealed class MetricTable(TelemetryLosses losses, bool isOn)
{
    private const int MaxSeries = 1000;
    private const int MaxValues = 20_000; // of all distributions
    private const int MaxNameChars = 200;

    private readonly object _lock = new();
    private Dictionary<SeriesKey, SeriesValues> _series = [];
    private int _values;

    internal void Record(TelemetryMetric metric, double value, ReadOnlySpan<string> tags)
    {
        if (!isOn) return;
        SeriesKey key = SeriesKey.Of(metric, tags);
        bool isDistribution = metric.Kind == TelemetryMetricKind.Distribution;
        lock (_lock)
        {
            bool hasRoom = _series.TryGetValue(key, out SeriesValues? series) || _series.Count < MaxSeries;
            if (hasRoom && double.IsFinite(value) && (!isDistribution || _values < MaxValues))
            {
                if (series is null) _series.Add(key, series = new SeriesValues());
                if (series.Add(metric.Kind, value))
                {
                    if (isDistribution) _values++;
                    return;
                }
            }
        }

        losses.Count();
    }

    internal void Clear() => Take();

    /// <summary>Creates messages of the gathered values and clears them.</summary>
    /// <param name="now">Seconds since 1970.</param>
    /// <param name="elapsed">The time since the last report.</param>
    internal IEnumerable<TelemetryMessage> TakeMessages(long now, TimeSpan elapsed)
    {
        Dictionary<SeriesKey, SeriesValues> taken = Take();
        double seconds = Math.Max(1, Math.Round(elapsed.TotalSeconds));
        List<TelemetrySeries> series = [];
        List<TelemetryDistributionSeries> distributions = [];
        foreach ((SeriesKey key, SeriesValues values) in taken)
        {
            if (key.Metric.Kind == TelemetryMetricKind.Distribution) distributions.Add(ToDistribution(key, values));
            else series.Add(ToSeries(key, values, now, seconds));
        }

        return
        [
            .. SplitLists.Cut(TelemetryRequestTypes.Metrics, "series", series, TelemetryJson.WriteSeries),
            .. SplitLists.Cut(TelemetryRequestTypes.Distributions, "series", distributions, TelemetryJson.WriteDistribution),
        ];
    }

    private Dictionary<SeriesKey, SeriesValues> Take()
    {
        lock (_lock)
        {
            Dictionary<SeriesKey, SeriesValues> taken = _series;
            (_series, _values) = ([], 0);
            return taken;
        }
    }

    private static TelemetrySeries ToSeries(SeriesKey key, SeriesValues values, long now, double seconds)
    {
        bool isRate = key.Metric.Kind == TelemetryMetricKind.Rate;
        double value = isRate ? values.Value / seconds : values.Value;
        return new()
        {
            Namespace = CutText.Of(key.Metric.Namespace, MaxNameChars),
            Metric = CutText.Of(key.Metric.Name, MaxNameChars),
            Type = key.Metric.Kind.ToText(),
            Common = key.Metric.IsCommon,
            Tags = key.ToTags(),
            Interval = key.Metric.Kind == TelemetryMetricKind.Count ? null : seconds,
            Points = [[now, double.IsFinite(value) ? value : double.MaxValue]], // a sum may have grown too large
        };
    }

    private static TelemetryDistributionSeries ToDistribution(SeriesKey key, SeriesValues values) => new()
    {
        Namespace = CutText.Of(key.Metric.Namespace, MaxNameChars),
        Metric = CutText.Of(key.Metric.Name, MaxNameChars),
        Common = key.Metric.IsCommon,
        Tags = key.ToTags(),
        Points = values.Values,
    };
}
