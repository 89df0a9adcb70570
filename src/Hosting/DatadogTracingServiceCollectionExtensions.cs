using SpanPack;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds the tracing of a host to its services.</summary>
/// <remarks>
/// <para>In this namespace, and not in <c>SpanPack</c>: programs that have services use it already, and find the method without a line more.</para>
/// <para>For one thread at a time, as service collections are.</para>
/// </remarks>
public static class DatadogTracingServiceCollectionExtensions
{
    /// <summary>
    /// Has the host traced: its activities become spans, which go to the Datadog agent from before its other services start until after they have stopped, and log records carry the ids of
    /// their trace. Twice is as good as once.
    /// </summary>
    /// <param name="services">The services of the host.</param>
    /// <param name="configure">Sets options, over all that configuration and variables say; null for nothing.</param>
    /// <param name="section">The sections of the configuration with the options, of which the last wins; <c>Datadog</c> when none is given.</param>
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="services"/>, <paramref name="section"/> or one of the sections is null.</exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services, Action<DatadogTracingOptions>? configure = null, params string[] section)
    {
        ArgumentNullException.ThrowIfNull(services);
        ArgumentNullException.ThrowIfNull(section);
        foreach (string path in section) ArgumentNullException.ThrowIfNull(path, nameof(section));
        TracingRegistration.Add(services, configure, section.Length > 0 ? section : ["Datadog"]);
        return services;
    }
}
