using System.Net;
using System.Net.WebSockets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Requests of HTTP/2, and web sockets over either version.</summary>
[Collection(OneAtATime.Name)]
public sealed class ProtocolTests
{
    [Fact]
    public async Task ARequestOfHttp2_IsOneSpan_AndSaysSo()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/orders/{id}", static () => "it"), UseHttp2);
        using var client =
            new HttpClient { DefaultRequestVersion = HttpVersion.Version20, DefaultVersionPolicy = HttpVersionPolicy.RequestVersionExact };
        await client.GetStringAsync(new Uri($"{app.Url}/orders/7?a=b"), Patience.Token);

        Span[] spans = await app.StopAsync();
        Span call = Assert.Single(spans, static span => span.Name == "http.client.request");
        Span order = Assert.Single(spans, static span => span.Name == "http.server.request");
        Assert.Equal((2, call.SpanId), (spans.Length, order.ParentId));
        Assert.Equal(("GET /orders/{id}", 200d, "2", "GET", "/orders/7", "127.0.0.1"),
            (order.Resource, order.GetMetric("http.status_code"), order.GetTag("http.version"), order.GetTag("http.method"),
                order.GetTag("url.path"), order.GetTag("http.server_name")));
        ServerActivities.AssertNothingTwice(Assert.Single(seen.Ended));
    }

    [Fact]
    public async Task AWebSocketOverHttp2_IsOneSpan_ThatEndsWithIt()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(MapSocket, UseHttp2);
        using var invoker = new HttpMessageInvoker(new SocketsHttpHandler());
        using var socket = new ClientWebSocket();
        socket.Options.HttpVersion = HttpVersion.Version20;
        socket.Options.HttpVersionPolicy = HttpVersionPolicy.RequestVersionExact;
        await socket.ConnectAsync(new Uri(app.Url.Replace("http", "ws", StringComparison.Ordinal) + "/socket"), invoker, Patience.Token);
        await socket.ReceiveAsync(new byte[16], Patience.Token);
        await socket.CloseAsync(WebSocketCloseStatus.NormalClosure, null, Patience.Token);

        Span span = Assert.Single(await app.StopAsync(), static span => span.Name == "http.server.request");
        Assert.Equal(("CONNECT /socket", 200d, 0, "2"),
            (span.Resource, span.GetMetric("http.status_code"), span.Error, span.GetTag("http.version")));
        ServerActivities.AssertNothingTwice(Assert.Single(seen.Ended));
    }

    [Fact]
    public async Task AWebSocket_IsOneSpan_ThatEndsWithIt()
    {
        using var seen = new ServerActivities();
        await using TracedApp app = await TracedApp.StartAsync(MapSocket);
        string answer = await RawRequest.GetAsync(app.Url, "/socket", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");

        Assert.StartsWith("HTTP/1.1 101", answer, StringComparison.Ordinal);
        Span span = Assert.Single(await app.StopAsync());
        Assert.Equal(("GET /socket", 101d, 0, "1.1"),
            (span.Resource, span.GetMetric("http.status_code"), span.Error, span.GetTag("http.version")));
        ServerActivities.AssertNothingTwice(Assert.Single(seen.Ended));
    }

    private static void UseHttp2(WebApplicationBuilder builder)
        => builder.WebHost.ConfigureKestrel(static options =>
            options.ConfigureEndpointDefaults(static endpoint => endpoint.Protocols = HttpProtocols.Http2));

    private static void MapSocket(WebApplication app)
    {
        app.UseWebSockets();
        app.Map("/socket", static async context =>
        {
            using WebSocket socket = await context.WebSockets.AcceptWebSocketAsync();
            await socket.CloseOutputAsync(WebSocketCloseStatus.NormalClosure, null, Patience.Token);
        });
    }
}
