using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>A web application with one line for tracing, and the agent that gets its traces.</summary>
internal sealed class TracedApp : IAsyncDisposable
{
    private readonly WebApplication _app;

    private TracedApp(DevAgentServer agent, WebApplication app) => (Agent, _app) = (agent, app);

    internal DevAgentServer Agent { get; }

    internal string Url => _app.Urls.Single();

    internal IServiceProvider Services => _app.Services;

    /// <summary>Starts both.</summary>
    /// <param name="configure">The pipeline.</param>
    /// <param name="build">What comes after the line for tracing; null for nothing.</param>
    /// <param name="settings">Of the configuration: <c>KEY=VALUE</c>.</param>
    internal static async Task<TracedApp> StartAsync(Action<WebApplication> configure, Action<WebApplicationBuilder>? build = null,
        params string[] settings)
    {
        DevAgentServer agent = await DevAgentServer.StartAsync();
        WebApplicationBuilder builder = WebApplication.CreateBuilder(new WebApplicationOptions
        {
            EnvironmentName = "Production",
            ApplicationName = typeof(TracedApp).Assembly.GetName().Name
        });
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();
        builder.Configuration.AddInMemoryCollection(settings.Prepend($"DD_TRACE_AGENT_URL={agent.Url}").Prepend("DD_SERVICE=shop")
            .Select(static setting =>
                KeyValuePair.Create(setting[..setting.IndexOf('=', StringComparison.Ordinal)],
                    (string?)setting[(setting.IndexOf('=', StringComparison.Ordinal) + 1)..])));
        builder.Services.AddDatadogTracing();
        build?.Invoke(builder);
        WebApplication app = builder.Build();
        configure(app);
        await app.StartAsync();
        return new TracedApp(agent, app);
    }

    /// <summary>Stops the application, as a user does, and reads what the agent has got.</summary>
    internal async Task<Span[]> StopAsync()
    {
        await _app.StopAsync();
        return ReceivedSpans.Of(Agent);
    }

    public async ValueTask DisposeAsync()
    {
        await _app.DisposeAsync();
        await Agent.DisposeAsync();
    }
}
