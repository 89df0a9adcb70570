namespace SpanPack;

/// <summary>The traces of requests that are kept.</summary>
internal static class KeptTraces
{
    private const int MaxShown = 20;

    /// <summary>Gathers a trace.</summary>
    /// <param name="id">The lower half of its id.</param>
    /// <param name="requests">The requests that are kept.</param>
    /// <param name="last">The request in which it was found, which may not be kept any more.</param>
    internal static ReceivedTrace Gather(ulong id, IEnumerable<ReceivedRequest> requests, ReceivedRequest last)
    {
        ChunkFacts? facts = null;
        var found = new List<(ReceivedRequest Request, int[] Chunks)>();
        foreach (ReceivedRequest request in requests.TakeWhile(request => request != last).Append(last))
        {
            IReadOnlyList<ChunkFacts> chunks = ChunksOf(request);
            int[] own =
                [.. Enumerable.Range(0, chunks.Count).Where(place => chunks[place].Trace.Id == id && chunks[place].Trace.Spans > 0)];
            if (own.Length == 0) continue;
            found.Add((request, own));
            foreach (int place in own) facts = facts?.With(chunks[place]) ?? chunks[place];
        }

        return new ReceivedTrace(facts!, found);
    }

    /// <summary>Describes the traces, the last ones a line each.</summary>
    internal static string Describe(IReadOnlyList<ReceivedRequest> requests)
    {
        var traces = new Dictionary<ulong, ChunkFacts>(); // enumerates in the order in which they came
        foreach (ChunkFacts chunk in requests.SelectMany(ChunksOf).Where(static chunk => chunk.Trace.Spans > 0))
        {
            traces[chunk.Trace.Id] = traces.TryGetValue(chunk.Trace.Id, out ChunkFacts? known) ? known.With(chunk) : chunk;
        }

        int refused = requests.Count(
            static request => !request.IsAccepted && (request.Format is not null || request.Path == TracePaths.Otlp));
        string others = refused == 0 ? "" : refused == 1 ? "1 payload was refused." : $"{refused} payloads were refused.";
        if (traces.Count == 0) return $"No trace is kept. {others}".TrimEnd();
        string kept = traces.Count > MaxShown ? $"{traces.Count}, of which the last {MaxShown} are" : $"{traces.Count}";
        IEnumerable<string> lines = traces.Values.TakeLast(MaxShown).Select(static trace => $"  {trace}");
        string[] last = refused == 0 ? [] : [others];
        return string.Join(Environment.NewLine, [$"Traces that are kept: {kept}:", .. lines, .. last]);
    }

    private static IReadOnlyList<ChunkFacts> ChunksOf(ReceivedRequest request)
        => request is { IsAccepted: true, PayloadFormat: { } format } ? ChunkFactsVisitor.Read(request.TraceBody.Span, format) : [];
}
