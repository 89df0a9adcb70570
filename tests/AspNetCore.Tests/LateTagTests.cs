using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>
/// Tags of requests that the collector reads when they end make the same spans as those that are added to their activities. A filter sees
/// them on the activity.
/// </summary>
[Collection(OneAtATime.Name)]
public sealed class LateTagTests
{
    private const int Times = 12; // the first are mapped, the others are written by a template

    private static readonly string[] s_paths =
    [
        "/orders/7?card=4111", "/orders/8", "/nowhere/at/all", "/rewritten?a=1", "/own", "/broker", "/fails", "/bad", "/inner",
        "/override",
    ];

    [Theory]
    [InlineData(SpanNaming.Agent)]
    [InlineData(SpanNaming.Tracer)]
    public async Task SpansAreTheSame_WithAndWithoutAFilter(SpanNaming naming)
    {
        int seen = 0;
        string[] added = await SpansAsync(options => options.Traces = options.Traces with
        {
            Naming = naming,
            Filter = activity =>
            {
                if (activity.Source.Name == RequestObserver.Source && activity.GetTagItem("url.path") is not null)
                    Interlocked.Increment(ref seen);
                return true;
            },
        });
        string[] late = await SpansAsync(options => options.Naming = naming);

        Assert.Equal(Times * s_paths.Length, seen);
        Assert.Equal(Times * s_paths.Length, late.Length);
        Assert.Equal(string.Join('\n', added), string.Join('\n', late));
    }

    [Fact]
    public async Task ActivitiesDoNotHaveThem()
    {
        var tags = new List<string>();
        using var listener = new ActivityListener
        {
            ShouldListenTo = static source => source.Name == RequestObserver.Source,
            ActivityStopped = activity => tags.AddRange(activity.TagObjects.Select(static tag => tag.Key)),
        };
        ActivitySource.AddActivityListener(listener);
        Assert.NotEmpty(await SpansAsync(static _ => { }, "/orders/7"));

        Assert.Equal(Enumerable.Repeat("http.route", Times), tags); // known while requests run
    }

    private static async Task<string[]> SpansAsync(Action<DatadogTracingOptions> configure, params string[] paths)
    {
        await using TracedApp app = await TracedApp.StartAsync(Serve, builder => builder.Services.Configure(configure));
        using var client = new HttpClient();
        for (int i = 0; i < Times; i++)
        {
            foreach (string path in paths.Length > 0 ? paths : s_paths)
            {
                using var request = new HttpRequestMessage(HttpMethod.Get, app.Url + path);
                request.Headers.Host = "shop.example:8080";
                request.Headers.UserAgent.ParseAdd("tests/1.0");
                using HttpResponseMessage response = await client.SendAsync(request);
            }
        }

        return [.. (await app.StopAsync()).Where(static span => span.Name is "http.server.request" or "aspnet_core.request").Select(Text)
            .Order(StringComparer.Ordinal)];
    }

    private static void Serve(WebApplication app)
    {
        app.UseExceptionHandler("/error");
        app.Use(static (context, next) =>
        {
            if (context.Request.Path == "/rewritten")
            {
                (context.Request.Path, context.Request.QueryString) = ("/orders/9", default);
                (context.Request.Scheme, context.Request.Host) = ("https", new HostString("other.example"));
            }

            if (context.Request.Path == "/override") (context.Request.Method, context.Request.Path) = ("POST", "/orders/9");
            return next(context);
        });
        app.UseRouting();
        app.MapGet("/orders/{id}", static () => "order");
        app.MapGet("/own", static () => Activity.Current!.SetTag("url.path", "/mine").SetTag("user", "u-7").DisplayName);
        app.MapGet("/broker", static () => Activity.Current!.SetTag("server.address", "broker").SetTag("messaging.message.envelope.size", 7)
            .DisplayName);
        app.MapGet("/fails", string () => throw new InvalidOperationException("declined"));
        app.MapGet("/bad", static () => Results.BadRequest());
        app.MapGet("/error", static () => Results.Problem());
        app.MapGet("/inner", static () =>
        {
            using Activity inner = new Activity("inner").Start();
            return "inner";
        });
    }

    // Those of a payload are in its first chunk (v0.4) or in its header (v1.0).
    private static bool IsOfTraceOrPayload(string name)
        => name.StartsWith("_dd.p.", StringComparison.Ordinal) || name.StartsWith("_dd.git.", StringComparison.Ordinal)
            || name == TagNames.ProcessTags;

    private static string Text(Span span)
    {
        var texts = new List<string>();
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            if (!IsOfTraceOrPayload(tag.Key) && tag.Key is not ("otel.trace_id" or "runtime-id" or "error.stack" or "events"))
                texts.Add($"{tag.Key}={tag.Value}");
        }

        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics())
        {
            if (!tag.Key.StartsWith("_dd.", StringComparison.Ordinal) && tag.Key != "_sampling_priority_v1")
                texts.Add($"{tag.Key}={tag.Value}");
        }

        return $"{span.Name} {span.Resource} {span.Error} {string.Join(' ', texts.Order(StringComparer.Ordinal))}";
    }
}
