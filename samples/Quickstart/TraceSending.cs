using SpanPack;

namespace Quickstart;

/// <summary>Sends traces to a trace agent.</summary>
internal static class TraceSending
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(10);

    /// <returns>How much the agent has taken.</returns>
    internal static Task<AgentWriterAmounts> SendAsync(TraceSource source, AgentAddress address, CancellationToken cancellation)
    {
        var client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(address) };
        return source.Process is null ? ReplayAsync(source, client, cancellation) : WriteAsync(source, client, cancellation);
    }

    // A service has one writer for as long as it runs, and flushes at the end only. Here each process of the shop has its own.
    private static async Task<AgentWriterAmounts> WriteAsync(TraceSource source, AgentClientOptions client, CancellationToken cancellation)
    {
        await using var writer =
            new AgentWriter(new AgentWriterOptions { Process = source.Process, Client = client, Logger = new ErrorStreamLogger() });
        foreach (TraceChunk chunk in source.Chunks) writer.Write(chunk);

        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        limit.CancelAfter(s_patience);
        try
        {
            await writer.FlushAsync(limit.Token);
        }
        catch (OperationCanceledException) when (!cancellation.IsCancellationRequested)
        {
            // What the agent took until now is all that it gets.
        }

        return writer.Sent;
    }

    // A writer would add tags of this process. So the payload is made here, and posted as it is.
    private static async Task<AgentWriterAmounts> ReplayAsync(TraceSource source, AgentClientOptions options,
        CancellationToken cancellation)
    {
        const int Limit = TracePayloadWriterOptions.AgentLimitBytes;
        using var payloads = new TracePayloadWriter(TraceFormat.V04, source.PayloadOptions with { TargetBytes = Limit, MaxBytes = Limit });
        foreach (TraceChunk chunk in source.Chunks)
        {
            if (!payloads.TryAppend(chunk)) throw new IOException("the traces do not fit one request of 25 MiB");
        }

        FinishedPayload payload = payloads.Complete();
        using var client = new AgentClient(options);
        AgentResponse response =
            await client.SendAsync(AgentRequest.ForTraces(TraceFormat.V04, payload.Body, payload.ChunkCount), cancellation);
        if (!response.IsSuccess) throw new IOException($"{client} answered {response.Status} to {source.Name}");
        return new AgentWriterAmounts(payload.ChunkCount, source.SpanCount, payload.Body.Length);
    }
}
