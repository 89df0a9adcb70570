using System.Globalization;

namespace SpanPack;

/// <summary>The environment variables of telemetry.</summary>
internal static class TelemetryVariables
{
    private const double MaxSeconds = 7 * 24 * 3600;

    private static readonly TimeSpan s_interval = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan s_extendedInterval = TimeSpan.FromHours(24);

    internal static bool ReadEnabled(Variables variables) => variables.IsTrue("DD_INSTRUMENTATION_TELEMETRY_ENABLED");

    internal static bool ReadMetrics(Variables variables) => !variables.IsFalse("DD_TELEMETRY_METRICS_ENABLED");

    internal static bool ReadLogs(Variables variables) => !variables.IsFalse("DD_TELEMETRY_LOG_COLLECTION_ENABLED");

    internal static bool ReadDependencies(Variables variables) => !variables.IsFalse("DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED");

    internal static TimeSpan ReadInterval(Variables variables) => Read(variables, "DD_TELEMETRY_HEARTBEAT_INTERVAL", s_interval);

    internal static TimeSpan ReadExtendedInterval(Variables variables)
        => Read(variables, "DD_TELEMETRY_EXTENDED_HEARTBEAT_INTERVAL", s_extendedInterval);

    // In seconds. What makes no sense counts for nothing.
    private static TimeSpan Read(Variables variables, string name, TimeSpan otherwise)
        => double.TryParse(variables[name], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double seconds)
            && seconds is >= 1 and <= MaxSeconds
            ? TimeSpan.FromSeconds(seconds)
            : otherwise;
}
