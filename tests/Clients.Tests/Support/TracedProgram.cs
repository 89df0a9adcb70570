using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace SpanPack.Clients.Tests.Support;

/// <summary>A traced host and its agent, for work that is more than one request.</summary>
internal sealed class TracedProgram : IAsyncDisposable
{
    internal const string SourceName = "SpanPack.Clients.Tests.Program";

    private static readonly ActivitySource s_source = new(SourceName);

    private readonly DevAgentServer _agent;
    private readonly IHost _host;

    private TracedProgram(DevAgentServer agent, IHost host) => (_agent, _host) = (agent, host);

    internal static Task<TracedProgram> StartAsync(SpanNaming naming = SpanNaming.Agent, params string[] settings)
        => StartAsync(options => options.Naming = naming, settings);

    internal static async Task<TracedProgram> StartAsync(Action<DatadogTracingOptions> configure, params string[] settings)
    {
        DevAgentServer agent = await DevAgentServer.StartAsync();
        IHost host = TestHost.BuildByHand(agent.Url, builder => builder.Services.AddDatadogTracing(configure),
            [.. settings, "DD_SERVICE=shop"]);
        await host.StartAsync();
        return new TracedProgram(agent, host);
    }

    internal static Activity Begin(string name, ActivityKind kind = ActivityKind.Server) => s_source.StartActivity(name, kind)!;

    /// <summary>Ends the host.</summary>
    /// <returns>The spans that the agent has got, in the order in which they began.</returns>
    internal async Task<Span[]> EndAsync()
    {
        Activity.Current = null;
        await _host.StopAsync();
        return [.. ReceivedSpans.Of(_agent).OrderBy(static span => span.Start)];
    }

    /// <summary>Ends the host.</summary>
    /// <returns>The spans that the agent has got, those of a chunk together.</returns>
    internal async Task<Span[][]> EndInChunksAsync()
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
