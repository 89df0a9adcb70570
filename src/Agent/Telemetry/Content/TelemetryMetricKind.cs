namespace SpanPack;

/// <summary>The aggregation of a metric's values between two reports.</summary>
public enum TelemetryMetricKind
{
    /// <summary>Their sum.</summary>
    Count,

    /// <summary>The last of them.</summary>
    Gauge,

    /// <summary>Their sum per second.</summary>
    Rate,

    /// <summary>All of them, up to 1,000.</summary>
    Distribution,
}
