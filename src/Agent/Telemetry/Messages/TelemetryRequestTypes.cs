namespace SpanPack;

/// <summary>The types of telemetry requests that a tracer sends. Source: docs/protocol.md#telemetry.</summary>
internal static class TelemetryRequestTypes
{
    internal const string Started = "app-started";
    internal const string DependenciesLoaded = "app-dependencies-loaded";
    internal const string Endpoints = "app-endpoints";
    internal const string IntegrationsChange = "app-integrations-change";
    internal const string ConfigurationChange = "app-client-configuration-change";
    internal const string ProductChange = "app-product-change";
    internal const string Heartbeat = "app-heartbeat";
    internal const string ExtendedHeartbeat = "app-extended-heartbeat";
    internal const string Closing = "app-closing";
    internal const string Metrics = "generate-metrics";
    internal const string Distributions = "distributions";
    internal const string Logs = "logs";
    internal const string Batch = "message-batch";
}
