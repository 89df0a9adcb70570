using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;
using SpanPack;

// Where the SDK and its exporters have theirs: whoever configures a provider finds it without another using.
namespace OpenTelemetry.Trace;

/// <summary>Adds a <see cref="DatadogAgentExporter"/> to a provider. Builders are for one thread.</summary>
public static class DatadogAgentTracerProviderBuilderExtensions
{
    private const string LogCategory = "SpanPack.OpenTelemetry";

    /// <summary>
    /// Sends the traces of the provider to the Datadog trace agent. Processors that were added earlier see activities first and may change
    /// them.
    /// </summary>
    /// <param name="builder">The builder of the provider; not null.</param>
    /// <param name="configure">
    /// Changes the options; null for those of <c>services.Configure&lt;DatadogAgentExporterOptions&gt;</c>, or the defaults.
    /// </param>
    /// <returns>The same builder.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="builder"/> is null.</exception>
    public static TracerProviderBuilder AddDatadogAgentExporter(this TracerProviderBuilder builder,
        Action<DatadogAgentExporterOptions>? configure = null)
        => AddDatadogAgentExporter(builder, name: null, configure);

    /// <summary>Sends the traces of the provider to the Datadog trace agent, with named options.</summary>
    /// <param name="builder">The builder of the provider; not null.</param>
    /// <param name="name">The name of the options; null for the unnamed ones.</param>
    /// <param name="configure">
    /// Changes the options; null for those of <c>services.Configure&lt;DatadogAgentExporterOptions&gt;(name, …)</c>, or the defaults.
    /// </param>
    /// <returns>The same builder.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="builder"/> is null.</exception>
    public static TracerProviderBuilder AddDatadogAgentExporter(this TracerProviderBuilder builder, string? name,
        Action<DatadogAgentExporterOptions>? configure)
    {
        ArgumentNullException.ThrowIfNull(builder);
        return builder.AddProcessor(services =>
        {
            // New ones each time: two exporters of a provider do not share what each is told.
            DatadogAgentExporterOptions options = services.GetRequiredService<IOptionsFactory<DatadogAgentExporterOptions>>()
                .Create(name ?? Options.DefaultName);
            configure?.Invoke(options);
            UseLogger(options, services);
            return new DatadogAgentProcessor(new DatadogAgentExporter(options));
        });
    }

    private static void UseLogger(DatadogAgentExporterOptions options, IServiceProvider services)
    {
        if (services.GetService<ILoggerFactory>()?.CreateLogger(LogCategory) is not { } logger) return;
        if (options.Agent.Logger == NullLogger.Instance) options.Agent = options.Agent with { Logger = logger };
        if (options.Traces.Logger == NullLogger.Instance) options.Traces = options.Traces with { Logger = logger };
    }
}
