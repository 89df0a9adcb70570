using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Requests that MVC serves. One template by convention is the route of all actions.</summary>
[Collection(OneAtATime.Name)]
public sealed class ControllerTests
{
    private const string ByConvention = "{controller=Home}/{action=Index}/{id?}";
    private const string OfArea = "{area:exists}/{controller}/{action}";

    [Theory]
    [InlineData("/", "GET Home/Index/{id?}", "GET /home/index", ByConvention)]
    [InlineData("/orders/list", "GET Orders/List/{id?}", "GET /orders/list", ByConvention)]
    [InlineData("/Orders/List/7", "GET Orders/List/{id?}", "GET /orders/list/{id?}", ByConvention)]
    [InlineData("/admin/reports/daily", "GET Admin/Reports/Daily", "GET /admin/reports/daily", OfArea)]
    [InlineData("/api/Orders/7", "GET api/Orders/{id:int}", "GET /api/orders/{id}", "api/Orders/{id:int}")]
    [InlineData("/files", "GET /files/{name?}", "GET /files", "/files/{name?}")]
    [InlineData("/files/a", "GET /files/{name?}", "GET /files/{name?}", "/files/{name?}")]
    [InlineData("/Shop/Orders/List", "GET Orders/List/{id?}", "GET /Shop/orders/list", ByConvention)]
    [InlineData("/Shop/api/Orders/7", "GET api/Orders/{id:int}", "GET /Shop/api/orders/{id}", "api/Orders/{id:int}")]
    public async Task EachAction_IsAResource(string path, string resource, string ofTracer, string route)
    {
        Span span = await RequestAsync(path, nameof(SpanNaming.Agent));
        Assert.Equal(resource, span.Resource);
        Assert.Equal(route, span.GetTag("http.route"));
        Assert.Null(span.GetTag("resource.name"));

        span = await RequestAsync(path, nameof(SpanNaming.Tracer));
        Assert.Equal(ofTracer, span.Resource);
        Assert.Equal(route.ToLowerInvariant(), span.GetTag("aspnet_core.route"));
        string endpoint = path.StartsWith("/files", StringComparison.Ordinal) ? "HTTP: GET /files" : "Controller.";
        Assert.Contains(endpoint, span.GetTag("aspnet_core.endpoint"), StringComparison.Ordinal);
        Assert.Null(span.GetTag("resource.name"));
    }

    [Theory]
    [InlineData(nameof(SpanNaming.Agent), "HTTP Orders/List/{id?}")]
    [InlineData(nameof(SpanNaming.Tracer), "HTTP /orders/list")]
    public async Task AMethodOfTheClient_IsNotInTheResource(string naming, string resource)
    {
        await using TracedApp app = await StartAsync(static _ => { }, $"Datadog:Naming={naming}");
        Assert.StartsWith("HTTP/1.1 200", await RawRequest.SendAsync(app.Url, "SHOUT /orders/list HTTP/1.1"), StringComparison.Ordinal);

        Assert.Equal(resource, Assert.Single(await app.StopAsync()).Resource);
    }

    [Fact]
    public async Task AResourceOfTheProgram_Stays()
    {
        await using TracedApp app = await StartAsync(static app => app.Use(static (context, next) =>
        {
            Activity.Current!.SetTag("resource.name", "mine");
            return next(context);
        }));
        await RawRequest.GetAsync(app.Url, "/orders/list");

        Assert.Equal("mine", Assert.Single(await app.StopAsync()).Resource);
    }

    [Fact]
    public async Task APathThatIsRewritten_HasTheActionThatServes()
    {
        await using TracedApp app = await StartAsync(static app =>
        {
            app.UseRouting();
            app.Use(static (context, next) =>
            {
                context.Request.Path = "/Orders/List";
                context.SetEndpoint(null);
                context.Request.RouteValues.Clear();
                return next(context);
            });
            app.UseRouting();
        });
        await RawRequest.GetAsync(app.Url, "/");

        Assert.Equal("GET Orders/List/{id?}", Assert.Single(await app.StopAsync()).Resource);
    }

    private static async Task<Span> RequestAsync(string path, string naming)
    {
        await using TracedApp app = await StartAsync(static app => app.UsePathBase("/Shop"), $"Datadog:Naming={naming}");
        Assert.StartsWith("HTTP/1.1 200", await RawRequest.GetAsync(app.Url, path), StringComparison.Ordinal);
        return Assert.Single(await app.StopAsync());
    }

    private static Task<TracedApp> StartAsync(Action<WebApplication> configure, params string[] settings) => TracedApp.StartAsync(
        app =>
        {
            configure(app);
            app.UseRouting();
            app.MapGet("/files/{name?}", static (string? name) => $"file {name}");
            app.MapControllerRoute("areas", OfArea);
            app.MapControllerRoute("default", ByConvention);
        },
        static builder => builder.Services.AddControllers(), settings);
}
