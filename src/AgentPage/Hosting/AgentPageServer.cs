using System.Net;
using System.Net.Sockets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace SpanPack;

/// <summary>Serves the page on a loopback port. Any number of threads may give it payloads.</summary>
/// <remarks>Its host reads no environment, no configuration and no files, and writes no logs.</remarks>
internal sealed class AgentPageServer : IAsyncDisposable
{
    private const int MaxConnections = 256;
    private const int MaxBodyBytes = 1024; // no request has one but that of an import

    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(1);

    private readonly CancellationTokenSource _stopping = new();
    private readonly PageIntake _intake;
    private readonly WebApplication _application;
    private ListenOptions? _listen;

    private AgentPageServer(AgentPageOptions options)
    {
        State = new PageState(options);
        _intake = new PageIntake(State.Store, State.Statistics, options.Time);
        WebApplicationBuilder builder = WebApplication.CreateEmptyBuilder(new WebApplicationOptions { Args = [] });
        builder.Services.AddRoutingCore();
        builder.Services.AddSingleton<IHostLifetime, NoLifetime>();
        builder.WebHost.UseKestrelCore().ConfigureKestrel(kestrel => Configure(kestrel, options.Port));
        _application = builder.Build();
        Map(_application);
    }

    /// <summary>Gets the address of the page, such as <c>http://127.0.0.1:8127/</c>.</summary>
    internal Uri Url => new UriBuilder(Uri.UriSchemeHttp, "127.0.0.1", _listen!.IPEndPoint!.Port).Uri;

    internal PageState State { get; }

    /// <summary>Starts a server.</summary>
    /// <exception cref="IOException">The port is taken.</exception>
    internal static async Task<AgentPageServer> StartAsync(AgentPageOptions options, CancellationToken cancellation = default)
    {
        var server = new AgentPageServer(options);
        try
        {
            await server._application.StartAsync(cancellation).ConfigureAwait(false);
            return server;
        }
        catch (Exception problem)
        {
            await server.DisposeAsync().ConfigureAwait(false);
            if (problem is SocketException) throw new IOException(problem.Message, problem); // such as a port that only root may take
            throw;
        }
    }

    /// <summary>Takes a request that the agent has answered. Never waits.</summary>
    internal void Take(ReceivedRequest request)
    {
        if (PagePayload.Of(request) is { } payload)
        {
            Offer(payload);
            return;
        }

        State.Intake.Add(request);
        State.Store.Touch();
    }

    /// <summary>Takes a payload, if there is room for it. Never waits.</summary>
    /// <returns>Whether it was taken.</returns>
    internal bool Offer(PagePayload payload) => _intake.Offer(payload);

    /// <summary>Waits until all accepted payloads are indexed.</summary>
    internal Task WaitUntilIdleAsync() => _intake.WaitUntilIdleAsync();

    public async ValueTask DisposeAsync()
    {
        await _stopping.CancelAsync().ConfigureAwait(false);
        using (var timer = new CancellationTokenSource(s_patience))
        {
            await _application.StopAsync(timer.Token).ConfigureAwait(false);
        }

        await _application.DisposeAsync().ConfigureAwait(false);
        _intake.Dispose();
        _stopping.Dispose();
    }

    private void Configure(KestrelServerOptions kestrel, int port)
    {
        kestrel.AddServerHeader = false;
        kestrel.Limits.MaxConcurrentConnections = MaxConnections;
        kestrel.Limits.MaxRequestBodySize = MaxBodyBytes;
        kestrel.Listen(IPAddress.Loopback, port, listen =>
        {
            listen.Protocols = HttpProtocols.Http1;
            _listen = listen;
        });
    }

    private void Map(WebApplication application)
    {
        var guard = new PageGuard(() => _listen!.IPEndPoint!.Port);
        application.Use(next => context => PageRequest.AnswerAsync(context, guard, next));
        application.UseRouting(); // after the guard
        new TraceEndpoints(State).Map(application);
        new PayloadEndpoints(State).Map(application);
        new StateEndpoints(State).Map(application);
        application.MapGet("/api/traces/wait", new WaitEndpoint(State, _stopping.Token).AnswerAsync);
        application.MapPost("/api/import", new ImportEndpoint(State, Offer, WaitUntilIdleAsync).AnswerAsync);
        application.MapGet("/api/events", new EventEndpoint(State, _stopping.Token).AnswerAsync);
        application.Map("/api/{**rest}", static context
            => throw new PageException(StatusCodes.Status404NotFound, "path", "there is no such address"));
        application.Map("/{**path}", new FileEndpoint(PageFiles.Embedded).AnswerAsync);
    }
}
