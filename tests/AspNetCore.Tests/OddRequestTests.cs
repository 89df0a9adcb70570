using System.Diagnostics;
using System.Net;
using FsCheck;
using FsCheck.Fluent;
using Microsoft.AspNetCore.Http;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Whatever a request says of itself: nothing throws, nothing is there twice, and nothing of a query is shown.</summary>
public sealed class OddRequestTests
{
    private const string Secret = "s3cr3t";

    private static readonly RequestTags s_tags = new(new QueryRedaction(null));

    [Fact]
    public void ARequest_IsCompleted_WhateverItSays()
    {
        Gen<string?> text = Gen.OneOf(
            ArbMap.Default.GeneratorFor<string>().Select(static text => (string?)text),
            Gen.Elements<string?>(null, "", " ", "[", "[::1]:80", "a:b:c", "host:99999999", ":80", "exämple.org:1", "xn--", "/", "//", "/%",
                "/%zz", "/\0", "HTTP/", "HTTP/9.9", "http/2", "\ud800"));
        Check.QuickThrowOnFailure(Prop.ForAll(Gen.ArrayOf(text, 6).ToArbitrary(), Completes));
    }

    private static bool Completes(string?[] texts)
    {
        var context = new DefaultHttpContext();
        HttpRequest request = context.Request;
        context.Connection.RemoteIpAddress = IPAddress.IPv6Loopback;
        request.Method = texts[0] ?? "";
        request.Scheme = texts[1] ?? "";
        request.Headers.Host = texts[2];
        request.Path = new PathString("/" + texts[3]);
        request.QueryString = new QueryString("?" + Secret + texts[4]);
        request.Protocol = texts[5] ?? "";
        request.Headers.UserAgent = new[] { texts[0], texts[4] };
        using var activity = new Activity("request");
        AddRequest(activity, context);
        s_tags.AddRoute(activity, context);
        s_tags.AddResponse(activity, context);
        int count = activity.TagObjects.Count();
        AddRequest(activity, context);
        s_tags.AddResponse(activity, context);

        ServerActivities.AssertNothingTwice(activity);
        Assert.Equal("*", activity.GetTagItem("url.query"));
        Assert.DoesNotContain(activity.TagObjects,
            static tag => tag.Value is string value && value.Contains(Secret, StringComparison.Ordinal));
        return count == activity.TagObjects.Count();
    }

    private static void AddRequest(Activity activity, HttpContext context)
        => s_tags.AddRequest(new TagReceiver(activity), s_tags.Read(context), RequestTagSets.Of(activity));
}
