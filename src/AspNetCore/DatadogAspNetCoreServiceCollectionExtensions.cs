using Microsoft.Extensions.DependencyInjection.Extensions;
using SpanPack;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds the tracing of a web application to its services.</summary>
/// <remarks>
/// <para>
/// The methods have the name of those of <c>SpanPack.Hosting</c>, so that a web application cannot pick one that knows nothing of requests: that has a parameter with a default in all calls that these
/// methods take, so the compiler prefers these.
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
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="services"/> is null.</exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services)
    {
        DatadogTracingServiceCollectionExtensions.AddDatadogTracing(services, configure: null);
        services.TryAddEnumerable(ServiceDescriptor.Singleton<ITracingPart, RequestPart>());
        return services;
    }

    /// <summary>The same, with options.</summary>
    /// <param name="services">The services of the application.</param>
    /// <param name="configure">Sets options, over all that configuration and variables say.</param>
    /// <returns><paramref name="services"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="services"/> or <paramref name="configure"/> is null.</exception>
    public static IServiceCollection AddDatadogTracing(this IServiceCollection services, Action<DatadogTracingOptions> configure)
    {
        ArgumentNullException.ThrowIfNull(configure);
        DatadogTracingServiceCollectionExtensions.AddDatadogTracing(services, configure);
        return AddDatadogTracing(services);
    }
}
