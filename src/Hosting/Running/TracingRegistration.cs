using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using SpanPack.Tracing;

namespace SpanPack;

/// <summary>Registers tracing in the services of a host.</summary>
internal static class TracingRegistration
{
    /// <summary>Registers tracing once, and adds a new section and the program's options.</summary>
    internal static void Add(IServiceCollection services, Action<DatadogTracingOptions>? configure, string[] sectionPaths)
    {
        if (services.FirstOrDefault(static service =>
            service.ServiceType == typeof(TracingSections))?.ImplementationInstance is not TracingSections sections)
        {
            sections = new TracingSections();
            services.AddLogging();
            services.AddOptions();
            services.AddSingleton<IPostConfigureOptions<LoggerFilterOptions>>(static provider =>
                new DebugLogging(provider.GetService<IConfiguration>()));
            services.AddSingleton(sections);
            services.AddSingleton<IConfigureOptions<DatadogTracingOptions>>(provider =>
                new TracingSectionReader(provider.GetService<IConfiguration>(), sections));
            services.AddSingleton<RemoteHeaderTags>();
            services.AddSingleton<TracingRuntime>();
            services.AddSingleton(static provider => provider.GetRequiredService<TracingRuntime>().Collector);
            services.TryAddSingleton(static provider => new Tracer(provider.GetRequiredService<ActivityTraceCollector>()));
            services.TryAddSingleton<ITracer>(static provider => provider.GetRequiredService<Tracer>());
            services.AddSingleton<TracingService>();
            // The first of all hosted services is made first, and stopped last.
            services.Insert(0,
                ServiceDescriptor.Singleton<IHostedService>(static provider => provider.GetRequiredService<TracingService>()));
            AddScopes(services);
            AddPropagator(services);
            // handlers that are made before the host starts keep it
            if (Variables.OfProcess.WantSpans) DelegatingPropagator.Instance.Reserve();
        }

        foreach (string path in sectionPaths) sections.Add(path);
        // After all sections: the program wins.
        if (configure is not null)
            services.AddSingleton<IPostConfigureOptions<DatadogTracingOptions>>(
                new PostConfigureOptions<DatadogTracingOptions>(Options.DefaultName,
                configure));
    }

    private static void AddScopes(IServiceCollection services)
    {
        ServiceDescriptor? before =
            services.LastOrDefault(static service => service.ServiceType == typeof(IExternalScopeProvider) && !service.IsKeyedService);
        services.AddSingleton<PropagatorReservation>();
        services.AddSingleton(provider =>
        {
            _ = provider.GetRequiredService<PropagatorReservation>();
            return new TraceScopeProvider(before is null
                ? FrameworkScopes.Create(provider.GetRequiredService<IOptions<LoggerFactoryOptions>>().Value.ActivityTrackingOptions)
                : (IExternalScopeProvider)Make(before, provider));
        });
        services.AddSingleton<IExternalScopeProvider>(static provider => provider.GetRequiredService<TraceScopeProvider>());
    }

    // A web host registers the propagator that was current when its builder was made. A propagator that the program has registered stays.
    private static void AddPropagator(IServiceCollection services)
    {
        ServiceDescriptor? before = services.LastOrDefault(static service => service.ServiceType == typeof(DistributedContextPropagator)
            && !service.IsKeyedService);
        if (before is not null && !ReferenceEquals(before.ImplementationInstance, DistributedContextPropagator.Current)
            && !DelegatingPropagator.Instance.IsOrReplaces(before.ImplementationInstance))
            return;
        services.AddSingleton(static provider =>
        {
            _ = provider.GetRequiredService<TracingRuntime>();
            return DistributedContextPropagator.Current;
        });
    }

    private static object Make(ServiceDescriptor service, IServiceProvider provider)
        => service.ImplementationInstance
            ?? service.ImplementationFactory?.Invoke(provider)
            ?? ActivatorUtilities.CreateInstance(provider, service.ImplementationType!);
}
