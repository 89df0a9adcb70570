using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;

namespace SpanPack.Hosting.Tests.Support;

/// <summary>The settings of a host with a configuration.</summary>
internal static class SettingsOfHost
{
    internal static TracingSettings Read(Action<DatadogTracingOptions>? configure, params string[] settings)
    {
        IConfigurationRoot configuration = new ConfigurationBuilder().AddInMemoryCollection(settings.Select(TestHost.Pair)).Build();
        using ServiceProvider provider = new ServiceCollection().AddSingleton<IConfiguration>(configuration)
            .AddDatadogTracing(configure)
            .AddDatadogTracing()
            .BuildServiceProvider();
        return new TracingSettings(provider.GetRequiredService<IOptions<DatadogTracingOptions>>().Value, configuration, new Application());
    }

    private sealed class Application : IHostEnvironment
    {
        public string EnvironmentName { get; set; } = "Production";

        public string ApplicationName { get; set; } = "application";

        public string ContentRootPath { get; set; } = "/";

        public IFileProvider ContentRootFileProvider { get; set; } = new NullFileProvider();
    }
}
