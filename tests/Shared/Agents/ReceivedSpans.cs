namespace SpanPack.Tests.Agents;

/// <summary>
/// The spans that an agent for tests has taken, as v0.4 has them: v1.0 has fields for <c>component</c> and three more tags.
/// </summary>
/// <remarks>A program that ends soon sends v0.4 or v1.0: it depends on when the answer to <c>/info</c> comes.</remarks>
internal static class ReceivedSpans
{
    internal static Span[] Of(DevAgentServer agent)
        => [.. agent.Requests.Where(static request => request is { IsAccepted: true, Payload: not null })
            .SelectMany(static request => TraceConverter.Convert(request.Payload!, TraceFormat.V04).Payload.Chunks)
            .SelectMany(ToSpans)];

    internal static Span[] ToSpans(this TraceChunk chunk)
    {
        var spans = new Span[chunk.SpanCount];
        for (int i = 0; i < spans.Length; i++) spans[i] = chunk.Spans[i];
        return spans;
    }
}
