using Microsoft.Extensions.DependencyInjection.Extensions;
using SpanPack;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds the tracing of a web application to its services.</summary>
/// <remarks>
/// <para>
/// The method has the name and the parameters of that of <c>SpanPack.Hosting</c>, so that every call in a web application completes requests: there, the sections are an array that the compiler would have to
/// make, so it prefers this method.
/// </para>
/// <para>For one thread at a time, as service collections are.</para>
/// </remarks>
public static class DatadogAspNetCoreServiceCollectionExtensions
{
    /// <summary>
    /// Has a web application traced: its requests, with route, status and errors, and all other activities become spans, which go to the Datadog agent, and log records carry the ids of their
    /// trace. Twice is as good as once.
    /// </summary>
    /// <param name="services">The services of the application.</param>
    /// <param name="configure">Sets options, over all that configuration and variables say; null for nothing.</param>
    /// <param name="section">The section of the configuration with the options.</param>
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="services"/> or <paramref name="section"/> is null.</exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services, Action<DatadogTracingOptions>? configure = null, string section = "Datadog")
    {
        ArgumentNullException.ThrowIfNull(section);
        return AddParts(DatadogTracingServiceCollectionExtensions.AddDatadogTracing(services, configure, [section]));
    }

    /// <summary>The same, with options of several sections.</summary>
    /// <param name="services">The services of the application.</param>
    /// <param name="configure">Sets options, over all that configuration and variables say; null for nothing.</param>
    /// <param name="section">The section of the configuration with the options.</param>
    /// <param name="more">More sections, of which the last wins.</param>
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="services"/> or a section is null.</exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services, Action<DatadogTracingOptions>? configure, string section, params string[] more)
    {
        ArgumentNullException.ThrowIfNull(section);
        ArgumentNullException.ThrowIfNull(more);
        return AddParts(DatadogTracingServiceCollectionExtensions.AddDatadogTracing(services, configure, [section, .. more]));
    }

    private static IServiceCollection AddParts(IServiceCollection services)
    {
        services.TryAddEnumerable(ServiceDescriptor.Singleton<ITracingPart, RequestPart>());
        return services;
    }
}
