namespace SpanPack;

/// <summary>Reports the losses of telemetry as a metric. One thread at a time.</summary>
internal sealed class LossReport(TelemetryLosses losses, MetricTable metrics)
{
    private static readonly TelemetryMetric s_metric =
        new("items_dropped", TelemetryMetricKind.Count) { Namespace = "telemetry", IsCommon = false };

    private readonly Dictionary<TelemetryLoss, long> _told = [];

    /// <summary>Reports the losses since the last call.</summary>
    internal void Tell()
    {
        foreach (TelemetryLoss loss in Enum.GetValues<TelemetryLoss>())
        {
            long now = losses.Of(loss), before = _told.GetValueOrDefault(loss);
            if (now == before) continue;
            metrics.Record(s_metric, now - before, [TagOf(loss)]);
            _told[loss] = now;
        }
    }

    private static string TagOf(TelemetryLoss loss) => loss switch
    {
        TelemetryLoss.Message => "item:message",
        TelemetryLoss.Value => "item:metric_value",
        TelemetryLoss.Log => "item:log",
        _ => "item:entry",
    };
}
