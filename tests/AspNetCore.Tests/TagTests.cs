using System.Diagnostics;
using Microsoft.AspNetCore.Http;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Values of tags from parts of requests, and what is done where there are none.</summary>
public sealed class TagTests
{
    [Fact]
    public void AQuery_IsShownWithoutItsMark_AsFarAsItIsLookedAt()
    {
        var redaction = new QueryRedaction("token=[^&]+");

        Assert.Equal(["a=1&<redacted>", "<redacted>", "a", null, null, null],
            new[] { "?a=1&TOKEN=abc", "token=1", "a", "?", "", null }.Select(redaction.Apply));
        Assert.Equal(5_000, redaction.Apply("?" + new string('x', 6_000))!.Length);
        Assert.Null(new QueryRedaction(null).Apply("?"));
    }

    [Theory]
    [InlineData("shop.example:8080", "shop.example", 8080)]
    [InlineData("shop.example", "shop.example", null)]
    [InlineData("[::1]:81", "[::1]", 81)]
    public void AHost_IsNameAndPort(string text, string address, int? port)
    {
        Assert.Equal((address, port), (HostParts.Of(text).Address, HostParts.Of(text).Port));
        Assert.Equal("other", HostParts.Of("other").Address);
        Assert.Equal(address, HostParts.Of(text).Address);
    }

    [Theory]
    [InlineData("HTTP/1.0", "1.0")]
    [InlineData("HTTP/2", "2")]
    [InlineData("HTTP/2.0", "2")]
    [InlineData("HTTP/3.0", "3")]
    [InlineData("http/4.5", "4.5")]
    [InlineData("HTTP/", null)]
    [InlineData("gopher", null)]
    [InlineData(null, null)]
    public void AProtocol_HasItsVersion(string? protocol, string? version) => Assert.Equal(version, ProtocolText.VersionOf(protocol));

    [Theory]
    [InlineData(99)]
    [InlineData(100)]
    [InlineData(599)]
    [InlineData(600)]
    public void AStatus_IsANumber_HoweverOdd(int code)
    {
        Assert.Equal(code, BoxedStatusCodes.Of(code));
        Assert.Equal(code is >= 100 and <= 599, ReferenceEquals(BoxedStatusCodes.Of(code), BoxedStatusCodes.Of(code)));
    }

    [Fact]
    public void ARequestWithoutAnything_HasAPath()
    {
        using var activity = new Activity("request");
        AddRequest(activity, new DefaultHttpContext());

        Assert.Equal(["http.request.method=_OTHER", "url.path=/"], activity.TagObjects.Select(static tag => $"{tag.Key}={tag.Value}"));
    }

    [Theory]
    [InlineData("/shop", "/orders/7", "/shop/orders/7")]
    [InlineData("/shop", "", "/shop")]
    public void APath_HasTheBaseOfTheServer(string pathBase, string path, string expected)
    {
        using var activity = new Activity("request");
        var context = new DefaultHttpContext { Request = { PathBase = pathBase, Path = path } };
        AddRequest(activity, context);

        Assert.Equal(expected, activity.GetTagItem("url.path"));
    }

    [Fact]
    public void WhatFails_IsToldOnce_AndDoesNotReachTheServer()
    {
        var told = new List<string>();
        var observer = new RequestObserver(new RequestTags(new QueryRedaction(null)), new HeaderTagSource(null, new RemoteHeaderTags()),
            new AspNetCoreLog(new TextLogger(told)));
        for (int i = 0; i < 3; i++) observer.OnNext(new("Microsoft.AspNetCore.Hosting.UnhandledException", new Failing(null)));

        Assert.Contains("could not be completed", Assert.Single(told), StringComparison.Ordinal);
    }

    private static void AddRequest(Activity activity, HttpContext context)
    {
        var tags = new RequestTags(new QueryRedaction(null));
        tags.AddRequest(new TagReceiver(activity), tags.Read(context), RequestTagSet.None);
    }

    private sealed class Failing(HttpContext? context)
    {
        // The name is that of the framework.
        public HttpContext httpContext => context ?? throw new InvalidOperationException("no request");
    }
}
