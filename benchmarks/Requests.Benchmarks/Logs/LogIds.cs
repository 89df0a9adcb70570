namespace SpanPack.Requests.Benchmarks.Logs;

/// <summary>Who gives log records the ids of their trace.</summary>
internal enum LogIds
{
    /// <summary>Nobody.</summary>
    None,

    /// <summary><c>AddDatadogTracing</c>.</summary>
    SpanPack,

    /// <summary>The framework, as the OpenTelemetry SDK leaves it to (<c>ActivityTrackingOptions</c>).</summary>
    Framework,
}
