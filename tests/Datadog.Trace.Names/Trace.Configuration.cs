namespace Datadog.Trace.Configuration;

public sealed class ExporterSettings
{
    public Uri AgentUri { get => throw null!; set { } }
    internal ExporterSettings() { }
}

public sealed class GlobalSettings
{
    public static void SetDebugEnabled(bool enabled) => throw null!;
    internal GlobalSettings() { }
}

public sealed class ImmutableExporterSettings
{
    public Uri AgentUri { get => throw null!; }
    internal ImmutableExporterSettings() { }
}

public sealed class ImmutableIntegrationSettings
{
    public bool? AnalyticsEnabled { get => throw null!; }
    public double AnalyticsSampleRate { get => throw null!; }
    public bool? Enabled { get => throw null!; }
    public string IntegrationName { get => throw null!; }
    internal ImmutableIntegrationSettings() { }
}

public sealed class ImmutableIntegrationSettingsCollection
{
    public ImmutableIntegrationSettings this[string integrationName] { get => throw null!; }
    internal ImmutableIntegrationSettingsCollection() { }
}

public sealed class ImmutableTracerSettings
{
    public Uri AgentUri { get => throw null!; }
    public bool AnalyticsEnabled { get => throw null!; }
    public string? CustomSamplingRules { get => throw null!; }
    public string? Environment { get => throw null!; }
    public ImmutableExporterSettings Exporter { get => throw null!; }
    public double? GlobalSamplingRate { get => throw null!; }
    public IReadOnlyDictionary<string, string> GlobalTags { get => throw null!; }
    public IReadOnlyDictionary<string, string> GrpcTags { get => throw null!; }
    public IReadOnlyDictionary<string, string> HeaderTags { get => throw null!; }
    public ImmutableIntegrationSettingsCollection Integrations { get => throw null!; }
    public bool KafkaCreateConsumerScopeEnabled { get => throw null!; }
    public bool LogsInjectionEnabled { get => throw null!; }
    public int MaxTracesSubmittedPerSecond { get => throw null!; }
    public string? ServiceName { get => throw null!; }
    public string? ServiceVersion { get => throw null!; }
    public bool StartupDiagnosticLogEnabled { get => throw null!; }
    public bool StatsComputationEnabled { get => throw null!; }
    public bool TraceEnabled { get => throw null!; }
    public bool TracerMetricsEnabled { get => throw null!; }
    internal ImmutableTracerSettings() { }
}

public sealed class IntegrationSettings
{
    public bool? AnalyticsEnabled { get => throw null!; set { } }
    public double AnalyticsSampleRate { get => throw null!; set { } }
    public bool? Enabled { get => throw null!; set { } }
    public string IntegrationName { get => throw null!; }
    internal IntegrationSettings() { }
}

public sealed class IntegrationSettingsCollection
{
    public IntegrationSettings this[string integrationName] { get => throw null!; }
    internal IntegrationSettingsCollection() { }
}

public sealed class TracerSettings
{
    public TracerSettings() { }
    public TracerSettings(bool useDefaultSources) { }
    public Uri AgentUri { get => throw null!; set { } }
    public bool AnalyticsEnabled { get => throw null!; set { } }
    public string? CustomSamplingRules { get => throw null!; set { } }
    public bool DiagnosticSourceEnabled { get => throw null!; set { } }
    public HashSet<string> DisabledIntegrationNames { get => throw null!; set { } }
    public string? Environment { get => throw null!; set { } }
    public ExporterSettings Exporter { get => throw null!; }
    public double? GlobalSamplingRate { get => throw null!; set { } }
    public IDictionary<string, string> GlobalTags { get => throw null!; set { } }
    public IDictionary<string, string> GrpcTags { get => throw null!; set { } }
    public IDictionary<string, string> HeaderTags { get => throw null!; set { } }
    public IntegrationSettingsCollection Integrations { get => throw null!; }
    public bool KafkaCreateConsumerScopeEnabled { get => throw null!; set { } }
    public bool LogsInjectionEnabled { get => throw null!; set { } }
    public int MaxTracesSubmittedPerSecond { get => throw null!; set { } }
    public string? ServiceName { get => throw null!; set { } }
    public string? ServiceVersion { get => throw null!; set { } }
    public bool StartupDiagnosticLogEnabled { get => throw null!; set { } }
    public bool StatsComputationEnabled { get => throw null!; set { } }
    public bool TraceEnabled { get => throw null!; set { } }
    public bool TracerMetricsEnabled { get => throw null!; set { } }
    public void SetHttpClientErrorStatusCodes(IEnumerable<int> statusCodes) => throw null!;
    public void SetHttpServerErrorStatusCodes(IEnumerable<int> statusCodes) => throw null!;
    public void SetServiceNameMappings(IEnumerable<KeyValuePair<string, string>> mappings) => throw null!;
    public static TracerSettings FromDefaultSources() => throw null!;
}
