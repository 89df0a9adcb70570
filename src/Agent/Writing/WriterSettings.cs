using System.Globalization;

namespace SpanPack;

/// <summary>Reports the settings of a writer as telemetry.</summary>
internal static class WriterSettings
{
    private static readonly string[] s_variables =
    [
        "DD_SERVICE", "DD_ENV", "DD_VERSION", "DD_TAGS", "DD_HOSTNAME", "DD_TRACE_REPORT_HOSTNAME", "DD_TRACE_AGENT_URL",
        "DD_TRACE_PIPE_NAME", "DD_TRACE_PIPE_TIMEOUT_MS", "DD_APM_RECEIVER_SOCKET",
        "DD_AGENT_HOST", "DD_TRACE_AGENT_PORT", "DD_TRACE_AGENT_PROTOCOL_VERSION", "DD_TRACE_STATEMENT_OBFUSCATION_ENABLED",
        "DD_INSTRUMENTATION_TELEMETRY_ENABLED", "DD_TELEMETRY_HEARTBEAT_INTERVAL",
        "DD_TELEMETRY_METRICS_ENABLED", "DD_TELEMETRY_LOG_COLLECTION_ENABLED", "DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED",
    ];

    internal static void Report(TelemetryClient telemetry, AgentWriterOptions options, Variables variables)
    {
        if (!telemetry.IsEnabled) return;
        foreach (string name in s_variables)
        {
            if (variables[name] is { } value) telemetry.Report(new TelemetrySetting(name, value, TelemetryOrigin.EnvironmentVariable));
        }

        var defaults = new AgentWriterOptions();
        Report("segment_bytes", options.SegmentBytes, defaults.SegmentBytes);
        Report("flush_interval_ms", options.FlushInterval.TotalMilliseconds, defaults.FlushInterval.TotalMilliseconds);
        Report("max_held_bytes", options.MaxHeldBytes, defaults.MaxHeldBytes);
        Report("max_stripes", options.MaxStripes, defaults.MaxStripes);

        void Report(string name, double value, double ofDefault)
            => telemetry.Report(new TelemetrySetting($"spanpack.writer.{name}", value.ToString(CultureInfo.InvariantCulture),
                value.Equals(ofDefault)
                ? TelemetryOrigin.Default
                : TelemetryOrigin.Code));
    }
}
