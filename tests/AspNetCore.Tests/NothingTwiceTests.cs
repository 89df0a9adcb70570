using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;
using OpenTelemetry.Trace;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Who else completes activities of requests, or asks for tracing twice, doubles nothing.</summary>
[Collection(OneAtATime.Name)]
public sealed class NothingTwiceTests
{
    private const string Switch = "Microsoft.AspNetCore.Hosting.SuppressActivityOpenTelemetryData";

    [Fact]
    public async Task TheFramework_WhenItIsAskedTo()
    {
        AppContext.SetSwitch(Switch, false);
        try
        {
            await AssertOnceAsync(build: null);
        }
        finally
        {
            AppContext.SetSwitch(Switch, true);
        }
    }

    [Fact]
    public Task TheInstrumentationOfOpenTelemetry()
        => AssertOnceAsync(static builder =>
            builder.Services.AddOpenTelemetry().WithTracing(static tracing => tracing.AddAspNetCoreInstrumentation()));

    [Fact]
    public Task ASecondLine() => AssertOnceAsync(static builder =>
    {
        builder.Services.AddDatadogTracing();
        builder.Services.AddDatadogTracing(static options => options.Version = "2");
    });

    [Fact]
    public void ALineWithOptions_IsTheOneThatKnowsRequests()
    {
        IServiceCollection services = new ServiceCollection().AddDatadogTracing(static options => options.Service = "shop");

        AssertOneOfEach(services);
        AssertOneOfEach(services.AddDatadogTracing().AddDatadogTracing(static options => options.Version = "2"));
        using ServiceProvider provider = services.BuildServiceProvider();
        DatadogTracingOptions options = provider.GetRequiredService<IOptions<DatadogTracingOptions>>().Value;
        Assert.Equal(("shop", "2"), (options.Service, options.Version));
    }

    private static void AssertOneOfEach(IServiceCollection services)
        => Assert.All([typeof(ITracingPart), typeof(IHostedService), typeof(ActivityTraceCollector)],
            type => Assert.Single(services, service => service.ServiceType == type));

    private static async Task AssertOnceAsync(Action<WebApplicationBuilder>? build)
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app =>
            app.MapGet("/fail/{how}", static void (string how) => throw new InvalidOperationException(how)),
            build);
        await RawRequest.GetAsync(app.Url, "/fail/badly?a=b", "User-Agent: test/1");

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal(("GET /fail/{how}", 1), (span.Resource, span.Error));
        Activity activity = Assert.Single(seen.Ended);
        ServerActivities.AssertNothingTwice(activity);
        Assert.Single(activity.Events);
        Assert.Equal((500, "/fail/badly", "test/1", "/fail/{how}"),
            (activity.GetTagItem("http.response.status_code"), activity.GetTagItem("url.path"), activity.GetTagItem("user_agent.original"),
                activity.GetTagItem("http.route")));
    }
}
