using SpanPack;

namespace WebShop.Showing;

/// <summary>The traces that the embedded agent got.</summary>
internal sealed class ReceivedTraces
{
    private readonly Dictionary<UInt128, List<TraceChunk>> _chunks = [];

    internal ReceivedTraces(DevAgentServer agent)
    {
        foreach (ReceivedRequest request in agent.Requests.Where(static request => request.IsAccepted))
        {
            Bytes += request.Body.Length;
            foreach (TraceChunk chunk in request.Payload!.Chunks) Add(chunk);
        }
    }

    /// <summary>Gets the bytes of all payloads.</summary>
    internal long Bytes { get; }

    /// <summary>Gets how many traces there are.</summary>
    internal int Count => _chunks.Count;

    /// <summary>Gets how many spans each service has sent.</summary>
    internal Dictionary<string, int> SpansByService { get; } = [];

    /// <summary>Gets all spans.</summary>
    internal int Spans => SpansByService.Values.Sum();

    /// <summary>Finds the last trace whose first span is like that: the services have warmed up by then.</summary>
    /// <param name="isRoot">Whether a span is the first one of such a trace.</param>
    /// <param name="fails">Whether something in it fails.</param>
    /// <returns>Its chunks; none when there is no such trace.</returns>
    internal IReadOnlyList<TraceChunk> FindLast(Func<Span, bool> isRoot, bool fails)
        => _chunks.Values.Where(chunks => IsLike(SpansOf(chunks), isRoot, fails))
            .MaxBy(static chunks => SpansOf(chunks).Max(static span => span.Start))
            ?? [];

    private static bool IsLike(IEnumerable<Span> spans, Func<Span, bool> isRoot, bool fails)
        => spans.Any(span => span.ParentId == 0 && isRoot(span)) && spans.Any(static span => span.Error != 0) == fails;

    private static IEnumerable<Span> SpansOf(IEnumerable<TraceChunk> chunks)
    {
        foreach (TraceChunk chunk in chunks)
        {
            for (int i = 0; i < chunk.Spans.Count; i++) yield return chunk.Spans[i];
        }
    }

    private void Add(TraceChunk chunk)
    {
        foreach (Span span in chunk.Spans) SpansByService[span.Service ?? ""] = SpansByService.GetValueOrDefault(span.Service ?? "") + 1;
        UInt128 id = chunk.Spans[0].TraceId;
        if (!_chunks.TryGetValue(id, out List<TraceChunk>? chunks)) _chunks.Add(id, chunks = []);
        chunks.Add(chunk);
    }
}
