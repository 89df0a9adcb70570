using SpanPack;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Extension methods that add tracing to the services of a host.</summary>
/// <remarks>
/// <para>
/// The namespace is that of the service collection, which programs already import, so the method is found without another <c>using</c>.
/// </para>
/// <para>For one thread at a time, as service collections are.</para>
/// </remarks>
public static class DatadogTracingServiceCollectionExtensions
{
    /// <summary>
    /// Traces a host. Its activities become spans that are sent to the Datadog agent, and log records carry the ids of their trace. Tracing
    /// starts before the other services of the host and ends after them. Repeated calls have no effect.
    /// </summary>
    /// <param name="services">The services of the host.</param>
    /// <param name="configure">Sets options, with precedence over configuration and environment variables; null for none.</param>
    /// <param name="section">
    /// The sections of the configuration with the options, of which the last wins; <c>Datadog</c> when none is given.
    /// </param>
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException">
    /// <paramref name="services"/>, <paramref name="section"/> or one of the sections is null.
    /// </exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services, Action<DatadogTracingOptions>? configure = null,
        params string[] section)
    {
        ArgumentNullException.ThrowIfNull(services);
        ArgumentNullException.ThrowIfNull(section);
        foreach (string path in section) ArgumentNullException.ThrowIfNull(path, nameof(section));
        TracingRegistration.Add(services, configure, section.Length > 0 ? section : ["Datadog"]);
        return services;
    }
}
