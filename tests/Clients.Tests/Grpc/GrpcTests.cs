using System.Net;
using System.Net.Sockets;
using Grpc.Core;
using Grpc.Health.V1;
using Grpc.Net.Client;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Grpc;

/// <summary>Calls of Grpc.Net.Client to a service of Grpc.AspNetCore in this process.</summary>
[Collection(OneAtATime.Name)]
public sealed class GrpcTests
{
    private const string Path = "/grpc.health.v1.Health/Check";

    private static readonly (string, string?)[] s_names =
    [
        ("grpc.method.path", Path), ("grpc.method.name", "Check"), ("grpc.method.service", "Health"),
        ("grpc.method.package", "grpc.health.v1"),
    ];

    [Fact]
    public async Task EachCall_IsOneSpan_AsOfTheTracer()
    {
        await using WebApplication service = await StartAsync();
        Span[] spans = await TracedHost.CollectAsync(() => CallAsync(service, "", StatusCode.OK), TracedHost.TracerNames);

        AssertChain(spans).AssertLike("grpc-client", 0, Path, s_names);
        spans[2].AssertLike("grpc-server", 0, Path, s_names);
    }

    [Fact]
    public async Task NotFound_IsAnError()
    {
        await using WebApplication service = await StartAsync();
        Span[] spans =
            await TracedHost.CollectAsync(() => CallAsync(service, TracedHost.Secret, StatusCode.NotFound), TracedHost.TracerNames);
        AssertChain(spans).AssertLike("grpc-client", 1, Path, [.. s_names, ("grpc.status.code", "5"), ("error.msg", "NotFound")]);
        Assert.Equal((0, 1), (spans[1].Error, spans[2].Error)); // the request has succeeded, the call has not
    }

    [Fact]
    public async Task CallThatReachesNobody_IsAnError()
    {
        using var bound = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp); // does not listen
        bound.Bind(new IPEndPoint(IPAddress.Loopback, 0)); // a port that was closed may soon be another test's
        string url = $"http://{bound.LocalEndPoint}";
        Span[] spans = await TracedHost.CollectAsync(() => CallAsync(url, "", StatusCode.Unavailable), TracedHost.TracerNames);

        spans[0].AssertLike("grpc-client", 1, Path, [.. s_names, ("grpc.status.code", "14"), ("error.msg", spans[0].GetTag("error.msg"))]);
    }

    // A call, its request and the call that is served, each the child of the one before.
    private static Span AssertChain(Span[] spans)
    {
        Assert.Equal([("grpc.request", "client"), ("http.request", "client"), ("grpc.request", "server")],
            spans.Select(static span => (span.Name, span.Find("span.kind"))));
        Assert.Equal([spans[0].SpanId, spans[1].SpanId], spans[1..].Select(static span => span.ParentId));
        return spans[0];
    }

    private static Task CallAsync(WebApplication service, string name, StatusCode expected)
        => CallAsync(service.Urls.Single(), name, expected);

    private static async Task CallAsync(string url, string name, StatusCode expected)
    {
        using GrpcChannel channel = GrpcChannel.ForAddress(url);
        var client = new Health.HealthClient(channel);
        try
        {
            await client.CheckAsync(new HealthCheckRequest { Service = name });
            Assert.Equal(StatusCode.OK, expected);
        }
        catch (RpcException e)
        {
            Assert.Equal(expected, e.StatusCode);
        }
    }

    private static async Task<WebApplication> StartAsync()
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.ConfigureKestrel(static options =>
            options.ConfigureEndpointDefaults(static endpoint => endpoint.Protocols = HttpProtocols.Http2))
            .UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();
        builder.Services.AddGrpc();
        builder.Services.AddGrpcHealthChecks();
        WebApplication app = builder.Build();
        app.MapGrpcHealthChecksService();
        await app.StartAsync();
        return app;
    }
}
