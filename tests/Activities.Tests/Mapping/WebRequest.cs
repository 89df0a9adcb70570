using System.Diagnostics;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>An activity as a web server makes it, with twelve tags of the semantic conventions.</summary>
internal static class WebRequest
{
    internal static Activity Create()
    {
        var activity = new Activity("Microsoft.AspNetCore.Hosting.HttpRequestIn") { DisplayName = "GET /orders/{id}" };
        activity.SetIdFormat(ActivityIdFormat.W3C);
        activity.Start();
        activity.SetTag("http.request.method", "GET");
        activity.SetTag("http.route", "/orders/{id}");
        activity.SetTag("http.response.status_code", 200);
        activity.SetTag("url.scheme", "https");
        activity.SetTag("url.path", "/orders/7");
        activity.SetTag("url.query", "?*");
        activity.SetTag("server.address", "shop.example");
        activity.SetTag("server.port", 443);
        activity.SetTag("client.address", "10.0.0.7");
        activity.SetTag("network.protocol.name", "http");
        activity.SetTag("network.protocol.version", "1.1");
        activity.SetTag("user_agent.original", "curl/8.4.0");
        typeof(Activity).GetProperty(nameof(Activity.Kind))!.SetValue(activity, ActivityKind.Server);
        activity.Stop();
        return activity;
    }
}
