namespace SpanPack;

/// <summary>The environment variables of telemetry.</summary>
internal static class TelemetryVariables
{
    internal static bool ReadEnabled(Variables variables) => variables.IsTrue("DD_INSTRUMENTATION_TELEMETRY_ENABLED");

    internal static bool ReadMetrics(Variables variables) => !variables.IsFalse("DD_TELEMETRY_METRICS_ENABLED");

    internal static bool ReadLogs(Variables variables) => !variables.IsFalse("DD_TELEMETRY_LOG_COLLECTION_ENABLED");

    internal static bool ReadDependencies(Variables variables) => !variables.IsFalse("DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED");
}
