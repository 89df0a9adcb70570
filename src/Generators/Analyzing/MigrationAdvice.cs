using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Analyzing;

/// <summary>Advice for names of Datadog's tracer that have no counterpart.</summary>
internal static class MigrationAdvice
{
    private const string Integrations = "Activities replace automatic instrumentation, see AddDatadogTracing";

    /// <summary>Gets advice for a namespace, a type or a member.</summary>
    internal static string For(ISymbol symbol) => For(symbol.ToDisplayString(), symbol.Name);

    /// <summary>Gets advice for a namespace by its full name.</summary>
    internal static string For(string fullName) => For(fullName, fullName);

    private static string For(string fullName, string name)
    {
        if (IsIn(fullName, "Ci")) return "CI Visibility is not supported";
        if (IsIn(fullName, "AppSec")) return "App and API Protection is not supported";
        if (IsIn(fullName, "DataStreams")) return "Data Streams Monitoring is not supported";
        if (IsIn(fullName, "Annotations")) return "call Tracer.StartActive instead";
        if (IsIn(fullName, "OpenTracing")) return "OpenTracing is not supported, call Tracer.StartActive instead";
        if (name.IndexOf("Integration", StringComparison.Ordinal) >= 0) return Integrations;
        return name switch
        {
            "GlobalSettings" => "set DD_TRACE_DEBUG instead",
            "Exporter" or "ExporterSettings" or "ImmutableExporterSettings" => "use TracerSettings.AgentUri instead",
            "AnalyticsEnabled" => "App Analytics is deprecated, use sampling rules instead",
            "DiagnosticSourceEnabled" or "KafkaCreateConsumerScopeEnabled" or "GrpcTags" => Integrations,
            "HeaderTags" => "set DD_TRACE_HEADER_TAGS instead",
            "LogsInjectionEnabled" => "set DD_LOGS_INJECTION or DatadogTracingOptions.InjectsLogs instead",
            "SetHttpClientErrorStatusCodes" or "SetHttpServerErrorStatusCodes" => "set the status of activities by Enrich instead",
            "StatsComputationEnabled" => "the agent computes statistics",
            "TracerMetricsEnabled" => "the meters SpanPack.Agent and SpanPack.Activities have metrics",
            _ => "remove it",
        };
    }

    private static bool IsIn(string fullName, string part)
    {
        string prefix = $"{Counterparts.Datadog}.{part}";
        return fullName.StartsWith(prefix, StringComparison.Ordinal)
            && (fullName.Length == prefix.Length || fullName[prefix.Length] == '.');
    }
}
