namespace SpanPack.Tests.Agents;

/// <summary>The spans that an agent for tests has taken.</summary>
internal static class ReceivedSpans
{
    internal static Span[] Of(DevAgentServer agent)
        => [.. agent.Requests.Where(static request => request is { IsAccepted: true, Payload: not null })
            .SelectMany(static request => request.Payload!.Chunks)
            .SelectMany(ToSpans)];

    internal static Span[] ToSpans(this TraceChunk chunk)
    {
        var spans = new Span[chunk.SpanCount];
        for (int i = 0; i < spans.Length; i++) spans[i] = chunk.Spans[i];
        return spans;
    }
}
