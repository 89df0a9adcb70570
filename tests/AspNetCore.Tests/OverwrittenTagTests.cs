using System.Diagnostics;
using Microsoft.AspNetCore.Http;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Tags of a request that RabbitMQ.Client 7.2.2 overwrites while it is the current activity.</summary>
public sealed class OverwrittenTagTests
{
    [Fact]
    public void Request_keeps_its_own_tags()
    {
        var tags = new RequestTags(new QueryRedaction(null));
        var context = new DefaultHttpContext();
        context.Request.Headers.Host = "shop.example:8080";
        using Activity activity = new Activity("request").Start();
        tags.AddRequest(new TagReceiver(activity), tags.Read(context), RequestTagSet.None);
        foreach (string name in RequestTagNames.OfConnections) activity.SetTag(name, "broker");
        tags.AddResponse(activity, context);

        Assert.Equal("shop.example", activity.GetTagItem("server.address"));
        Assert.Equal("8080", activity.GetTagItem("server.port")?.ToString());
        Assert.DoesNotContain(activity.TagObjects, static tag => tag.Value is "broker");
    }
}
