namespace SpanPack;

/// <summary>What becomes of the values of a metric between two reports.</summary>
public enum TelemetryMetricKind
{
    /// <summary>Their sum.</summary>
    Count,

    /// <summary>The last of them.</summary>
    Gauge,

    /// <summary>Their sum by the second.</summary>
    Rate,

    /// <summary>All of them, up to 1,000.</summary>
    Distribution,
}
