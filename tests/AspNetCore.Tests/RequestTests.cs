using System.Diagnostics;
using System.Net.Sockets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Logging;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>What the agent gets of requests to a web application that has one line for tracing.</summary>
[Collection(OneAtATime.Name)]
public sealed class RequestTests
{
    [Fact]
    public async Task OneLine_GivesOneTrace_OfTheRequestAndItsCall()
    {
        using var client = new HttpClient();
        string url = "";
        await using TracedApp app = await TracedApp.StartAsync(app =>
        {
            app.MapGet("/orders/{id}", async (string id) => await client.GetStringAsync($"{url}/stock?secret={id}"));
            app.MapGet("/stock", static () => "enough");
        });
        url = app.Url;
        await RawRequest.GetAsync(app.Url, "/orders/7?coupon=abc", "User-Agent: test/1");

        Span[] spans = await app.StopAsync();
        Span order = Assert.Single(spans, static span => span.Resource == "GET /orders/{id}");
        Span call = Assert.Single(spans, static span => span.Name == "http.client.request");
        Span stock = Assert.Single(spans, static span => span.Resource == "GET /stock");
        Assert.Equal(3, spans.Length);
        Assert.Equal((order.TraceId, order.TraceId), (call.TraceId, stock.TraceId));
        Assert.Equal((0ul, order.SpanId, call.SpanId), (order.ParentId, call.ParentId, stock.ParentId));
        Assert.Equal(("shop", 0, 200d), (order.Service, order.Error, order.GetMetric("http.status_code")));
        Assert.Equal(
            ["GET", "http", "/orders/7", "*", "test/1", "1.1", null, "127.0.0.1"],
            Tags(order, "http.method", "url.scheme", "url.path", "url.query", "http.useragent", "http.version", "http.client_ip",
                "http.server_name"));
        Assert.Equal($"{url}/stock?*", call.GetTag("http.url"));
        // The name of the protocol is set for others than HTTP.
        Assert.Equal((null, new Uri(url).Port), (order.GetTag("network.protocol.name"), order.GetMetric("server.port")));
    }

    [Fact]
    public async Task ARequest_GoesOnWithTheTraceOfItsCaller()
    {
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/", static () => ""));
        await RawRequest.GetAsync(app.Url, "/", "x-datadog-trace-id: 123", "x-datadog-parent-id: 456", "x-datadog-sampling-priority: 2");

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal((123, 456ul), ((int)span.TraceId, span.ParentId));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task WithoutThisPackagesLine_TheLogSaysWhatIsMissing(bool hasLine)
    {
        var told = new List<string>();
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/", static () => ""), builder =>
        {
            if (!hasLine) builder.Services.RemoveAll<ITracingPart>(); // as the line of SpanPack.Hosting leaves it
            builder.Logging.AddProvider(new TextLogger(told));
        });

        Assert.Equal(!hasLine, told.Any(static text => text.Contains("SpanPack.AspNetCore", StringComparison.Ordinal)));
    }

    [Fact]
    public async Task NotFound_HasNoRoute_AndIsNoError()
    {
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/known", static () => ""));
        await RawRequest.GetAsync(app.Url, "/unknown%20page");

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal(("GET", 0, 404d), (span.Resource, span.Error, span.GetMetric("http.status_code")));
        Assert.Equal([null, "/unknown%20page"], Tags(span, "http.route", "url.path"));
    }

    [Fact]
    public async Task Methods_ThatAreNotKnown_AreOther()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app => app.Run(static context => context.Response.WriteAsync("")));
        await RawRequest.SendAsync(app.Url, "BREW /pot HTTP/1.1");
        await RawRequest.SendAsync(app.Url, "get /pot HTTP/1.1");
        await RawRequest.SendAsync(app.Url, "GET /pot HTTP/1.1");

        await app.StopAsync();
        Assert.Equal(
            [("_OTHER", "BREW"), ("GET", "get"), ("GET", null)],
            seen.Ended.Select(static activity =>
                (activity.GetTagItem("http.request.method"), activity.GetTagItem("http.request.method_original"))));
    }

    [Theory]
    [InlineData("", "a=1&token=abc", "*")]
    [InlineData("DD_TRACE_OBFUSCATION_QUERY_STRING_REGEXP=token=[^&]+", "a=1&token=abc", "a=1&<redacted>")]
    [InlineData("DD_TRACE_OBFUSCATION_QUERY_STRING_REGEXP=", "a=1&token=abc", "a=1&token=abc")]
    [InlineData("DD_TRACE_OBFUSCATION_QUERY_STRING_REGEXP=(", "a=1&token=abc", "*")] // no expression
    [InlineData("DD_TRACE_OBFUSCATION_QUERY_STRING_REGEXP=^(a+)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "*")] // takes for ever
    public async Task Queries_AreHidden_OrWhatAPatternSays(string setting, string query, string expected)
    {
        var told = new List<string>();
        await using TracedApp app = await TracedApp.StartAsync(
            static app => app.MapGet("/", static () => ""),
            builder => builder.Logging.AddProvider(new TextLogger(told)),
            setting.Length > 0 ? [setting] : []);
        await RawRequest.GetAsync(app.Url, "/?" + query);

        bool isRefused = told.Any(static text => text.Contains("is not a regular expression", StringComparison.Ordinal));
        Assert.Equal(setting.EndsWith('('), isRefused);
        Assert.Equal(expected, Assert.Single(await app.StopAsync()).GetTag("url.query"));
    }

    [Fact]
    public async Task AClientThatHangsUp_IsNoErrorOfTheServer()
    {
        var begun = new TaskCompletionSource();
        var ended = new TaskCompletionSource();
        await using TracedApp app = await TracedApp.StartAsync(app => app.MapGet("/poll", async context =>
        {
            begun.SetResult();
            try
            {
                await Task.Delay(Timeout.Infinite, context.RequestAborted);
            }
            finally
            {
                ended.SetResult();
            }
        }));
        using (TcpClient client = await RawRequest.OpenAsync(app.Url, "GET /poll HTTP/1.1")) await begun.Task.InTime();

        await ended.Task.InTime();
        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal(("GET /poll", 0, null), (span.Resource, span.Error, span.GetTag("error.type")));
    }

    [Fact]
    public async Task WhereTracingIsDisabled_NobodyListens_AndNothingIsCompleted()
    {
        using var seen = new ServerActivities();
        var before = DistributedContextPropagator.Current;
        await using TracedApp app = await TracedApp.StartAsync(
            static app => app.MapGet("/", static () => ""),
            settings: "DD_TRACE_ENABLED=false");
        await RawRequest.GetAsync(app.Url, "/");

        Assert.Same(before, DistributedContextPropagator.Current);
        Assert.Empty(await app.StopAsync());
        Assert.Empty(app.Agent.Requests); // it is not even asked what it is
        Assert.Empty(Assert.Single(seen.Ended).TagObjects);
    }

    private static IEnumerable<string?> Tags(Span span, params string[] names) => names.Select(name => span.GetTag(name));
}
