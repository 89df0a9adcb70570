using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.SignalR;

/// <summary>Calls of a hub of SignalR. Datadog's tracer has its rules for spans of OpenTelemetry for them.</summary>
[Collection(OneAtATime.Name)]
public sealed class SignalRTests
{
    [Fact]
    public async Task CallOfAHub_IsOneTrace_AsOfTheTracer()
    {
        Span[] spans = await CallAsync();
        string hub = typeof(CardHub).FullName!;

        Span call = spans.Single(static span => span.Resource == "cards/Owner"),
        served = spans.Single(span => span.Resource == $"{hub}/Owner");
        call.AssertLike("signalr", 0, "cards/Owner");
        served.AssertLike("signalr", 1, $"{hub}/Owner", ("rpc.service", hub));
        Assert.Equal((call.TraceId, call.SpanId), (served.TraceId, served.ParentId));
    }

    [Fact]
    public async Task CallThatFails_IsAnError_OnBothSides()
    {
        Span[] failed = [.. (await CallAsync()).Where(static span => span.Error == 1)];

        Assert.Equal(["signalr.client.request", "signalr.server.request"],
            failed.Select(static span => span.Name).Order(StringComparer.Ordinal));
        Assert.All(failed, static span => Assert.Equal(typeof(HubException).FullName, span.GetTag("error.type")));
    }

    private static async Task<Span[]> CallAsync()
    {
        await using WebApplication service = await StartAsync();
        return await TracedHost.RunAsync(
            async () =>
            {
                await using HubConnection connection = await ConnectAsync(service);
                Assert.Equal("Ada", await connection.InvokeAsync<string>("Owner", TracedHost.Secret));
                await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Decline", TracedHost.Secret));
            },
            TracedHost.TracerNames);
    }

    private static async Task<HubConnection> ConnectAsync(WebApplication service)
    {
        HubConnection connection = new HubConnectionBuilder().WithUrl($"{service.Urls.Single()}/cards").Build();
        await connection.StartAsync();
        return connection;
    }

    private static async Task<WebApplication> StartAsync()
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();
        builder.Services.AddSignalR();
        WebApplication app = builder.Build();
        app.MapHub<CardHub>("/cards");
        await app.StartAsync();
        return app;
    }

    private sealed class CardHub : Hub
    {
        public Task<string> Owner(string number) => Task.FromResult(IsKnown(number) ? "Ada" : "");

        public Task Decline(string number) => throw new HubException(IsKnown(number) ? "declined" : "unknown");

        // A method of a hub belongs to an instance: it is called on one.
        private bool IsKnown(string number) => Context.ConnectionId.Length > 0 && number == TracedHost.Secret;
    }
}
