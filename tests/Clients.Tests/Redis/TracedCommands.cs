using System.Diagnostics;
using Microsoft.Extensions.Hosting;

namespace SpanPack.Clients.Tests.Redis;

/// <summary>A traced host and its agent, for requests that send commands.</summary>
internal sealed class TracedCommands : IAsyncDisposable
{
    private static readonly ActivitySource s_source = new("SpanPack.Clients.Tests.Redis");

    private readonly DevAgentServer _agent;
    private readonly IHost _host;

    private TracedCommands(DevAgentServer agent, IHost host) => (_agent, _host) = (agent, host);

    internal static async Task<TracedCommands> StartAsync()
    {
        DevAgentServer agent = await DevAgentServer.StartAsync();
        IHost host = TestHost.Build(agent.Url, settings: "DD_SERVICE=shop");
        await host.StartAsync();
        return new TracedCommands(agent, host);
    }

    internal static Activity Begin(string name) => s_source.StartActivity(name, ActivityKind.Server)!;

    /// <summary>Ends the host.</summary>
    /// <returns>The spans that the agent has got, those of a chunk together.</returns>
    internal async Task<Span[][]> EndAsync()
    {
        await _host.StopAsync();
        return
        [
            .. from request in _agent.Requests
               where request is { IsAccepted: true, Payload: not null }
               from chunk in request.Payload!.Chunks
               select chunk.ToSpans(),
        ];
    }

    public async ValueTask DisposeAsync()
    {
        _host.Dispose();
        await _agent.DisposeAsync();
    }
}
