using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Rewrite;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;
using Microsoft.Extensions.Logging;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Which route a request has, and from when on.</summary>
[Collection(OneAtATime.Name)]
public sealed class RouteTests
{
    // Who is called meanwhile is told whether the trace is kept, and rules look at the resource.
    [Fact]
    public async Task TheRoute_IsKnownWhileTheRequestRuns_AlsoBelowAnActivityOfTheProgram()
    {
        using var source = new ActivitySource("SpanPack.AspNetCore.Tests.Routes");
        await using TracedApp app = await TracedApp.StartAsync(app =>
        {
            app.Use(async (_, next) =>
            {
                using Activity? activity = source.StartActivity("of the program");
                await next();
            });
            app.UseRouting();
            app.MapGet("/orders/{id}",
                static (string id) => $"{Activity.Current!.OperationName}: {Activity.Current.Parent!.GetTagItem("http.route")}");
        });
        string answer = await RawRequest.GetAsync(app.Url, "/orders/7");

        Assert.Contains("of the program: /orders/{id}", answer, StringComparison.Ordinal);
        Assert.Equal(["GET /orders/{id}", "of the program"],
            (await app.StopAsync()).Select(static span => span.Resource).Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task ThePageForAStatus_IsNotTheRoute()
    {
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.UseStatusCodePagesWithReExecute("/sorry/{0}");
            app.UseRouting();
            app.MapGet("/orders/{id}", static () => Results.NotFound());
            app.MapGet("/sorry/{code}", static (string code) => code);
        });
        Assert.StartsWith("HTTP/1.1 404", await RawRequest.GetAsync(app.Url, "/orders/7"), StringComparison.Ordinal);

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal(("GET /orders/{id}", "/orders/7", 404d), (span.Resource, span.GetTag("url.path"), span.GetMetric("http.status_code")));
    }

    // Scanners ask for much that nobody serves: that is no traffic of the page.
    [Theory]
    [InlineData("/missing", 404)]
    [InlineData("/broken", 500)]
    public async Task ThePageForAnError_IsNotTheRoute_AlsoWhereThereIsNone(string path, int code)
    {
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.UseExceptionHandler("/sorry/500");
            app.UseStatusCodePagesWithReExecute("/sorry/{0}");
            app.Use(static (context, next)
                => context.Request.Path == "/broken" ? throw new InvalidOperationException("it fails") : next(context));
            app.UseRouting();
            app.MapGet("/sorry/{code}", static (string code) => code);
        });
        await RawRequest.GetAsync(app.Url, path);

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal("GET", span.Resource);
        Assert.Null(span.GetTag("http.route"));
        Assert.Equal(code, span.GetMetric("http.status_code"));
    }

    [Theory]
    [InlineData("/")]
    [InlineData("")]
    public async Task TheRoot_IsASlash(string pattern)
    {
        await using TracedApp app = await TracedApp.StartAsync(app => app.MapGet(pattern, static () => ""));
        await RawRequest.GetAsync(app.Url, "/");

        Assert.Equal("GET /", Assert.Single(await app.StopAsync()).Resource);
    }

    // The framework makes an activity for its log all the same, of the source without a name: it is not ours to complete, nor to send.
    [Fact]
    public async Task WhereRequestsAreExcluded_NothingIsAdded()
    {
        Activity? request = null;
        using var source = new ActivitySource("Shop");
        await using TracedApp app = await TracedApp.StartAsync(
            app => app.MapGet("/fail", string () =>
            {
                request = Activity.Current;
                using Activity? own = source.StartActivity("own");
                throw new InvalidOperationException("it fails");
            }),
            static builder => builder.Logging.AddProvider(new TextLogger([])),
            "Datadog:ExcludedSources:0=Microsoft.AspNetCore");
        await RawRequest.GetAsync(app.Url, "/fail");

        Assert.Equal("own", Assert.Single(await app.StopAsync()).Resource);
        Assert.NotNull(request);
        Assert.Empty(request.TagObjects);
        Assert.Empty(request.Events);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task APathThatIsRewritten_HasTheRouteThatServes_NotTheFallback(bool isEarly)
    {
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.UseRewriter(new RewriteOptions().AddRewrite("^old/(.*)", "items/$1", skipRemainingRules: true));
            app.MapGet("/items/{id}", static (string id) => id);
            app.MapFallback(static () => "single page");
        }, null, $"DD_TRACE_HEADER_TAGS={(isEarly ? "x-tenant" : "")}");
        Assert.DoesNotContain("single page", await RawRequest.GetAsync(app.Url, "/old/7"), StringComparison.Ordinal);

        Assert.Equal("GET /items/{id}", Assert.Single(await app.StopAsync()).Resource);
    }

    [Fact]
    public async Task TheRouteOfTheProgram_StaysWhenThePathIsRewritten()
    {
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.Use(static (context, next) =>
            {
                Activity.Current!.SetTag("http.route", "mine");
                return next(context);
            });
            app.UseRewriter(new RewriteOptions().AddRewrite("^old/(.*)", "items/$1", skipRemainingRules: true));
            app.MapGet("/items/{id}", static (string id) => id);
            app.MapFallback(static () => "single page");
        });
        await RawRequest.GetAsync(app.Url, "/old/7");

        Assert.Equal("GET mine", Assert.Single(await app.StopAsync()).Resource);
    }

    // A middleware of the program may do what routing does, and tells nobody.
    [Fact]
    public void ARouteThatNobodyTells_IsFoundAtTheEnd()
    {
        var byHand = new RouteEndpoint(static _ => Task.CompletedTask, RoutePatternFactory.Parse("/by/{hand}"), 0, metadata: null,
            displayName: null);
        var other = new Endpoint(requestDelegate: null, new EndpointMetadataCollection(new Described("/described")), displayName: null);

        Assert.Equal(["/by/{hand}", "/described", null], new[] { byHand, other, null }.Select(RouteAtTheEnd));
    }

    private static object? RouteAtTheEnd(Endpoint? endpoint)
    {
        using var activity = new Activity("request");
        var context = new DefaultHttpContext();
        context.SetEndpoint(endpoint);
        new RequestTags(new QueryRedaction(null)).AddResponse(activity, context);
        return activity.GetTagItem("http.route");
    }

    private sealed record Described(string Route) : IRouteDiagnosticsMetadata;
}
