using System.Diagnostics;

namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>An agent, a source of activities, and the options by which an exporter finds the agent.</summary>
internal sealed class TestAgent : IAsyncDisposable
{
    private static int s_number;

    private TestAgent(DevAgentServer server) => Server = server;

    internal DevAgentServer Server { get; }

    /// <summary>A source that no other test listens to.</summary>
    internal ActivitySource Source { get; } = new($"SpanPack.Test.{Interlocked.Increment(ref s_number)}", "1.2");

    /// <summary>A writer's options that lead to this agent.</summary>
    internal AgentWriterOptions Options => OptionsFor(Server.Url.ToString());

    /// <summary>All chunks that came, in their order.</summary>
    internal TraceChunk[] Chunks
        => [.. from request in Server.Requests where request.IsAccepted from chunk in request.Payload?.Chunks ?? [] select chunk];

    /// <summary>All spans that came.</summary>
    internal Span[] Spans => [.. from chunk in Chunks from span in chunk.ToSpans() select span];

    internal static async Task<TestAgent> StartAsync(params DevAgentFault[] faults)
        => new(await DevAgentServer.StartAsync(new DevAgentOptions { Behavior = new DevAgentBehavior { Faults = faults } }));

    /// <summary>A writer's options that lead to an address.</summary>
    internal static AgentWriterOptions OptionsFor(string address) => new()
    {
        Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(address)) },
        Format = TraceFormat.V04, // the same whether or not it was negotiated before
        FlushInterval = TimeSpan.FromHours(1), // only a flush sends
        ExitTimeout = TimeSpan.Zero,
    };

    public async ValueTask DisposeAsync()
    {
        Source.Dispose();
        await Server.DisposeAsync();
    }
}
