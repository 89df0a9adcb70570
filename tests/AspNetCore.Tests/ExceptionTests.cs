using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>What spans say of exceptions, whoever handles them.</summary>
[Collection(OneAtATime.Name)]
public sealed class ExceptionTests
{
    private const string Type = "System.InvalidOperationException";

    [Fact]
    public async Task AnUnhandledException_IsTheErrorOfTheRequest()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/fail", Fail));
        Assert.StartsWith("HTTP/1.1 500", await RawRequest.GetAsync(app.Url, "/fail"), StringComparison.Ordinal);

        AssertError(Assert.Single(await app.StopAsync()), "GET /fail", 500);
        AssertActivity(seen);
    }

    [Fact]
    public async Task AnExceptionThatIsHandled_IsIt_WithTheRouteOfTheRequest()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.UseExceptionHandler("/sorry");
            app.MapGet("/fail", Fail);
            app.MapGet("/sorry", static () => "sorry");
        });
        Assert.Contains("sorry", await RawRequest.GetAsync(app.Url, "/fail"), StringComparison.Ordinal);

        AssertError(Assert.Single(await app.StopAsync()), "GET /fail", 500);
        AssertActivity(seen);
    }

    [Fact]
    public async Task AnExceptionOnThePageForDevelopers_IsIt()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.UseDeveloperExceptionPage();
            app.MapGet("/fail", Fail);
        });
        await RawRequest.GetAsync(app.Url, "/fail");

        AssertError(Assert.Single(await app.StopAsync()), "GET /fail", 500);
        AssertActivity(seen);
    }

    [Fact]
    public async Task AnExceptionAfterTheAnswerHasBegun_IsIt_ThoughTheStatusSaysOtherwise()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.UseExceptionHandler("/sorry");
            app.MapGet("/fail", static async context =>
            {
                await context.Response.WriteAsync("well");
                await context.Response.Body.FlushAsync();
                Fail();
            });
        });
        await RawRequest.GetAsync(app.Url, "/fail");

        AssertError(Assert.Single(await app.StopAsync()), "GET /fail", 200);
        AssertActivity(seen);
    }

    [Fact]
    public async Task AnExceptionThatIsAnsweredAsAMistakeOfTheClient_IsShown_AndNoError()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app =>
        {
            app.UseExceptionHandler(static errors => errors.Run(static context =>
            {
                context.Response.StatusCode = 409;
                return context.Response.WriteAsync("exists");
            }));
            app.MapGet("/fail", Fail);
        });
        await RawRequest.GetAsync(app.Url, "/fail");

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal((0, 409d), (span.Error, span.GetMetric("http.status_code")));
        Activity activity = Assert.Single(seen.Ended);
        Assert.Equal((ActivityStatusCode.Unset, null), (activity.Status, activity.GetTagItem("error.type")));
        Assert.Equal("exception", Assert.Single(activity.Events).Name);
    }

    [Fact]
    public async Task WhatTheProgramSaysOfIt_Stays()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/fail", static void () =>
        {
            var exception = new InvalidOperationException("it fails");
            Activity.Current!.SetStatus(ActivityStatusCode.Error, "mine").AddException(exception).SetTag("error.type", "mine");
            throw exception;
        }));
        await RawRequest.GetAsync(app.Url, "/fail");
        await app.StopAsync();

        Activity activity = Assert.Single(seen.Ended);
        ServerActivities.AssertNothingTwice(activity);
        Assert.Equal(("mine", "mine"), (activity.StatusDescription, activity.GetTagItem("error.type")));
        Assert.Single(activity.Events);
    }

    [Theory]
    [InlineData(typeof(TimeoutException), "it fails")]
    [InlineData(typeof(InvalidOperationException), "tried once more")]
    public async Task AnExceptionThatTheProgramHasHandled_HidesNoOther(Type handled, string message)
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(app => app.MapGet("/fail", void () =>
        {
            Activity.Current!.AddException((Exception)Activator.CreateInstance(handled, message)!);
            Fail();
        }), null, "Datadog:Naming=tracer");
        await RawRequest.GetAsync(app.Url, "/fail");

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal((Type, "it fails"), (span.GetTag("error.type"), span.GetTag("error.msg")));
        Assert.Contains(nameof(Fail), span.GetTag("error.stack"), StringComparison.Ordinal);
        Assert.Equal(2, Assert.Single(seen.Ended).Events.Count());
    }

    [Fact]
    public async Task ACodeOf500_IsAnError_WithoutAnException()
    {
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/busy", static () => Results.StatusCode(503)));
        await RawRequest.GetAsync(app.Url, "/busy");

        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal((1, 503d, "503"), (span.Error, span.GetMetric("http.status_code"), span.GetTag("error.type")));
    }

    [Theory]
    [InlineData(true, 0)]
    [InlineData(false, 1)]
    public void WhatEndsWithTheConnectionOfTheClient_IsNoError(bool hasHungUp, int events)
    {
        using var activity = new Activity("request");
        var context = new DefaultHttpContext { RequestAborted = new CancellationToken(hasHungUp) };
        RequestException.Add(activity, context, new IOException("reset"), isError: true);

        Assert.Equal((events, hasHungUp ? ActivityStatusCode.Unset : ActivityStatusCode.Error), (activity.Events.Count(), activity.Status));
    }

    private static void Fail() => throw new InvalidOperationException("it fails");

    private static void AssertError(Span span, string resource, double code)
        => Assert.Equal((resource, 1, code, Type, "it fails"),
            (span.Resource, span.Error, span.GetMetric("http.status_code"), span.GetTag("error.type"), span.GetTag("error.msg")));

    private static void AssertActivity(ServerActivities seen)
    {
        Activity activity = Assert.Single(seen.Ended);
        ServerActivities.AssertNothingTwice(activity);
        Assert.Equal((ActivityStatusCode.Error, "it fails"), (activity.Status, activity.StatusDescription));
        ActivityEvent failure = Assert.Single(activity.Events);
        Dictionary<string, object?> tags = new(failure.Tags);
        Assert.Equal(("exception", Type, "it fails"), (failure.Name, tags["exception.type"], tags["exception.message"]));
        Assert.Contains(nameof(Fail), (string)tags["exception.stacktrace"]!, StringComparison.Ordinal);
    }
}
