using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Every way to write the line for tracing completes requests.</summary>
[Collection(OneAtATime.Name)]
public sealed class CallTests
{
    public static TheoryData<string> Calls => [.. s_calls.Keys];

    private static readonly Dictionary<string, (Func<IServiceCollection, IServiceCollection> Add, string Service)> s_calls =
        new(StringComparer.Ordinal)
        {
            ["()"] = (static services => services.AddDatadogTracing(), "of Datadog"),
            ["(o => ...)"] = (static services => services.AddDatadogTracing(static options => options.Version = "1"), "of Datadog"),
            ["(configure: null)"] = (static services => services.AddDatadogTracing(configure: null), "of Datadog"),
            ["(null)"] = (static services => services.AddDatadogTracing(null), "of Datadog"),
            ["(o => ..., section: \"Apm\")"] =
            (static services => services.AddDatadogTracing(static options => options.Version = "1", section: "Apm"), "of Apm"),
            ["(o => ..., \"Apm\")"] =
            (static services => services.AddDatadogTracing(static options => options.Version = "1", "Apm"), "of Apm"),
            ["(null, \"Apm\")"] = (static services => services.AddDatadogTracing(null, "Apm"), "of Apm"),
            ["(null, \"Datadog\", \"Apm\")"] = (static services => services.AddDatadogTracing(null, "Datadog", "Apm"), "of Apm"),
            ["(section: \"Apm\")"] = (static services => services.AddDatadogTracing(section: "Apm"), "of Apm"),
            ["(section: \"Apm\", configure: ...)"] =
            (static services => services.AddDatadogTracing(section: "Apm", configure: static options => options.Version = "1"), "of Apm"),
        };

    [Theory]
    [MemberData(nameof(Calls))]
    public async Task ARequestHasRouteAndStatus(string call)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        WebApplicationBuilder builder = WebApplication.CreateBuilder();
        builder.Logging.ClearProviders();
        builder.Configuration.AddInMemoryCollection([new("DD_TRACE_AGENT_URL", agent.Url.ToString()), new("Datadog:Service", "of Datadog"),
            new("Apm:Service", "of Apm"), new("urls", "http://127.0.0.1:0")]);
        s_calls[call].Add(builder.Services);
        await using WebApplication app = builder.Build();
        app.MapGet("/orders/{id}", static (string id) => id);
        await app.StartAsync();
        await RawRequest.GetAsync(app.Urls.Single(), "/orders/7");
        await app.StopAsync();

        Span span = Assert.Single(ReceivedSpans.Of(agent));
        Assert.Equal((s_calls[call].Service, "GET /orders/{id}", 200d), (span.Service, span.Resource, span.GetMetric("http.status_code")));
    }
}
