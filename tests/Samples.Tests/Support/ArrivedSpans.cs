namespace SpanPack.Samples.Tests.Support;

/// <summary>What an agent got from the shop.</summary>
internal static class ArrivedSpans
{
    private const string Worker = "invoices";
    private const string HostOfWorker = "orders";

    internal static List<Span> Of(DevAgentServer agent)
        => [.. agent.Requests.Where(static request => request.IsAccepted).SelectMany(static request => Of(request.Payload!))];

    internal static IEnumerable<Span> Of(TracePayload payload)
    {
        foreach (TraceChunk chunk in payload.Chunks)
        {
            for (int i = 0; i < chunk.Spans.Count; i++) yield return chunk.Spans[i];
        }
    }

    /// <summary>Counts spans by the process that has made them.</summary>
    internal static Dictionary<string, int> CountByProcess(IEnumerable<Span> spans)
        => spans.GroupBy(static span => span.Service is Worker ? HostOfWorker : span.Service!)
            .ToDictionary(static group => group.Key, static group => group.Count());
}
