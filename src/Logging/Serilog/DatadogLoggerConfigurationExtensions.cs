using Serilog.Configuration;
using SpanPack;

namespace Serilog;

/// <summary>Adds the ids of traces to loggers of Serilog.</summary>
/// <remarks>For one thread at a time, as configurations of loggers are.</remarks>
public static class DatadogLoggerConfigurationExtensions
{
    /// <summary>
    /// Adds the ids of their trace, and the service, to all events: <c>new LoggerConfiguration().Enrich.WithDatadog()</c>.
    /// </summary>
    /// <param name="enrichment">The configuration; not null.</param>
    /// <returns>The configuration of the logger.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="enrichment"/> is null.</exception>
    public static LoggerConfiguration WithDatadog(this LoggerEnrichmentConfiguration enrichment)
    {
        ArgumentNullException.ThrowIfNull(enrichment);
        return enrichment.With<DatadogEnricher>();
    }
}
