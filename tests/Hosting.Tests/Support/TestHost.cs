using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace SpanPack.Hosting.Tests.Support;

/// <summary>Hosts with settings of their own, and what an agent has got.</summary>
internal static class TestHost
{
    /// <param name="agent">Where traces go.</param>
    /// <param name="build">What comes after the line for tracing; null for nothing.</param>
    /// <param name="settings">Of the configuration: <c>KEY=VALUE</c>.</param>
    internal static IHost Build(Uri agent, Action<HostApplicationBuilder>? build = null, params string[] settings)
        => BuildByHand(agent, builder =>
        {
            builder.Services.AddDatadogTracing();
            build?.Invoke(builder);
        }, settings);

    /// <summary>The same without the line for tracing.</summary>
    internal static IHost BuildByHand(Uri agent, Action<HostApplicationBuilder> build, params string[] settings)
    {
        var builder = new HostApplicationBuilder(new HostApplicationBuilderSettings { DisableDefaults = true, ApplicationName = "worker" });
        builder.Configuration.AddInMemoryCollection(settings.Prepend($"DD_TRACE_AGENT_URL={agent}").Select(Pair));
        build(builder);
        return builder.Build();
    }

    internal static KeyValuePair<string, string?> Pair(string setting)
    {
        string[] parts = setting.Split('=', 2);
        return new(parts[0], parts[1]);
    }
}
