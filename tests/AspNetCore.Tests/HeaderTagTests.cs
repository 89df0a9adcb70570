using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Headers of requests and answers as tags: <c>DD_TRACE_HEADER_TAGS</c>.</summary>
[Collection(OneAtATime.Name)]
public sealed class HeaderTagTests
{
    [Fact]
    public async Task HeadersAreTags_AsTheVariableSays()
    {
        await using TracedApp app = await TracedApp.StartAsync(
            static app => app.MapGet("/", static (HttpContext context) =>
            {
                context.Response.Headers["X-Answer"] = "42";
                context.Response.Headers["X-Both"] = "of the answer";
            }),
            null,
            "DD_TRACE_HEADER_TAGS=x-tenant:tenant, X-Request.Id ,x-answer,X-Both:both,x-missing:missing,:none,");
        using var client = new HttpClient();
        using var request = new HttpRequestMessage(HttpMethod.Get, app.Url);
        request.Headers.Add("X-Tenant", ["a", "b"]);
        request.Headers.Add("X-Request.Id", "7");
        request.Headers.Add("X-Both", "of the request");
        request.Headers.Add("X-Other", "secret");
        using (await client.SendAsync(request)) { }

        Span span = Assert.Single(await app.StopAsync(), static span => span.Name == "http.server.request");
        Assert.Equal(("a, b", "7", "42", "of the answer"),
            (Joined(span.GetTag("tenant")), span.GetTag("http.request.headers.x-request_id"), span.GetTag("http.response.headers.x-answer"),
                span.GetTag("both")));
        Assert.Null(span.GetTag("missing"));
        Assert.Null(span.GetTag("http.response.headers.x-request_id"));
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) Assert.NotEqual("secret", tag.Value);
    }

    [Fact]
    public async Task TheVariable_MayComeFromTheProgram()
    {
        await using TracedApp app = await TracedApp.StartAsync(
            static app => app.MapGet("/", static () => ""),
            static builder => builder.Services.AddDatadogTracing(static options => options.Traces = options.Traces with
            {
                ReadVariable = static name => name == "DD_TRACE_HEADER_TAGS" ? "x-tenant:tenant" : null,
            }));
        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Tenant", "a");
        using (await client.GetAsync(new Uri(app.Url))) { }

        Assert.Equal("a", Assert.Single(await app.StopAsync(), static span => span.Name == "http.server.request").GetTag("tenant"));
    }

    [Fact]
    public async Task RemoteConfiguration_SaysOthers_UntilItGoesAway()
    {
        await using TracedApp app =
            await TracedApp.StartAsync(static app => app.MapGet("/", static () => ""), null, "DD_TRACE_HEADER_TAGS=x-tenant:local");
        RemoteHeaderTags remote = app.Services.GetRequiredService<RemoteHeaderTags>();
        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Tenant", "a");
        foreach (string? text in (string?[])[null, "X-Tenant:remote", "other", null])
        {
            remote.Text = text;
            using (await client.GetAsync(new Uri(app.Url))) { }
        }

        Assert.Equal(["a/", "/a", "/", "a/"],
            (await app.StopAsync()).Where(static span => span.Name == "http.server.request")
                .OrderBy(static span => span.Start)
                .Select(static span => $"{span.GetTag("local")}/{span.GetTag("remote")}"));
    }

    [Fact]
    public void EntriesBeyond256_AreLeftOut()
    {
        using var activity = new Activity("request");
        var headers = new HeaderDictionary();
        for (int i = 0; i < 300; i++) headers[$"h{i}"] = "1";
        HeaderTagList.Parse(string.Join(',', headers.Keys)).AddRequest(activity, headers);

        Assert.Equal(256, activity.TagObjects.Count());
    }

    private static string? Joined(string? text)
        => text?.Replace(",", ", ", StringComparison.Ordinal).Replace("  ", " ", StringComparison.Ordinal);
}
