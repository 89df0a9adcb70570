namespace SpanPack;

/// <summary>The texts of enumerations in telemetry.</summary>
internal static class TelemetryTexts
{
    internal static string ToText(this TelemetryOrigin origin) => origin switch
    {
        TelemetryOrigin.Code => "code",
        TelemetryOrigin.EnvironmentVariable => "env_var",
        TelemetryOrigin.File => "app.config",
        TelemetryOrigin.RemoteConfiguration => "remote_config",
        TelemetryOrigin.Calculated => "calculated",
        _ => "default",
    };

    internal static string ToText(this TelemetryLogLevel level) => level switch
    {
        TelemetryLogLevel.Error => "ERROR",
        TelemetryLogLevel.Warning => "WARN",
        _ => "DEBUG",
    };

    internal static string ToText(this TelemetryMetricKind kind) => kind switch
    {
        TelemetryMetricKind.Gauge => "gauge",
        TelemetryMetricKind.Rate => "rate",
        TelemetryMetricKind.Distribution => "distribution",
        _ => "count",
    };
}
