using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Who else completes activities of requests, or asks for tracing twice, doubles nothing.</summary>
[Collection(OneAtATime.Name)]
public sealed class NothingTwiceTests
{
    private const string Switch = "Microsoft.AspNetCore.Hosting.SuppressActivityOpenTelemetryData";

    private static readonly ActivitySource s_source = new("SpanPack.AspNetCore.Tests.NothingTwice");

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

    [Theory]
    [InlineData(false)]
    [InlineData(true)] // it is told of requests after the host
    public async Task TheInstrumentationOfOpenTelemetry_BelowACallerWithHeadersOfDatadog(bool isFirst)
    {
        using TracerProvider? provider = isFirst ? Sdk.CreateTracerProviderBuilder().AddAspNetCoreInstrumentation().Build() : null;
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/leaf", static () =>
        {
            using Activity? child = s_source.StartActivity("child");
            return "leaf";
        }), builder =>
        {
            if (!isFirst) builder.Services.AddOpenTelemetry().WithTracing(static tracing => tracing.AddAspNetCoreInstrumentation());
        });
        await RawRequest.GetAsync(app.Url, "/leaf", "traceparent: 00-0000000000000000000000000000007b-00000000000001c8-01",
            "tracestate: dd=s:1;p:00000000000001c8", "x-datadog-trace-id: 123", "x-datadog-parent-id: 456");

        Span[] spans = await app.StopAsync();
        Assert.Equal(2, spans.Length);
        Span child = Assert.Single(spans, static span => span.Resource == "child");
        Span span = Assert.Single(spans, static span => span.Resource == "GET /leaf");
        Assert.Equal(span.SpanId, child.ParentId);
        Assert.Equal(456UL, span.ParentId);
        Assert.Equal(200, span.GetMetric("http.status_code"));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ARequestThatAMiddlewareSuppresses_IsSent(bool isBelowACaller)
    {
        await using TracedApp app = await TracedApp.StartAsync(static app => app.Run(static context =>
        {
            Activity.Current!.IsAllDataRequested = false;
            return Task.CompletedTask;
        }));
        await RawRequest.GetAsync(app.Url, "/", isBelowACaller ? ["x-datadog-trace-id: 123", "x-datadog-parent-id: 456"] : []);

        Assert.Equal(isBelowACaller ? 456UL : 0, Assert.Single(await app.StopAsync()).ParentId);
    }

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
