using Microsoft.Extensions.DependencyInjection.Extensions;
using SpanPack;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Extension methods that add tracing to the services of a web application.</summary>
/// <remarks>
/// <para>
/// The method has the name and parameters of that of <c>SpanPack.Hosting</c>, so that every call in a web application also completes
/// requests. The compiler prefers this overload because the other one needs an array of sections.
/// </para>
/// <para>For one thread at a time, as service collections are.</para>
/// </remarks>
public static class DatadogAspNetCoreServiceCollectionExtensions
{
    /// <summary>
    /// Traces a web application. Its requests, with route, status and errors, and all other activities become spans that are sent to the
    /// Datadog agent. Log records carry the ids of their trace. Repeated calls have no effect.
    /// </summary>
    /// <param name="services">The services of the application.</param>
    /// <param name="configure">Sets options, with precedence over configuration and environment variables; null for none.</param>
    /// <param name="section">The section of the configuration with the options.</param>
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="services"/> or <paramref name="section"/> is null.</exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services, Action<DatadogTracingOptions>? configure = null,
        string section = "Datadog")
    {
        ArgumentNullException.ThrowIfNull(section);
        return AddParts(DatadogTracingServiceCollectionExtensions.AddDatadogTracing(services, configure, [section]));
    }

    /// <summary>Traces a web application, with options from several sections.</summary>
    /// <param name="services">The services of the application.</param>
    /// <param name="configure">Sets options, with precedence over configuration and environment variables; null for none.</param>
    /// <param name="section">The section of the configuration with the options.</param>
    /// <param name="more">More sections; the last one wins.</param>
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="services"/> or a section is null.</exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services, Action<DatadogTracingOptions>? configure,
        string section, params string[] more)
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
