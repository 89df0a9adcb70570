namespace SpanPack;

/// <summary>
/// Removes spans for which the agent would drop a whole chunk: those without ids, and those of other traces. Safe for use by any number of
/// threads.
/// </summary>
/// <param name="stripes">Writes valid chunks.</param>
/// <param name="totals">Counts invalid spans.</param>
/// <param name="log">Reports them.</param>
/// <param name="globalTags">Tags of all spans.</param>
internal sealed class ChunkGate(StripeSet stripes, WriterTotals totals, AgentLog log, GlobalTagList globalTags)
{
    private GlobalTagList _globalTags = globalTags; // replaced as a whole

    /// <summary>Adds other tags to all spans from now on.</summary>
    internal void Use(GlobalTagList tags) => Volatile.Write(ref _globalTags, tags);

    /// <summary>Writes the valid spans of a chunk. Never throws.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <param name="addsGlobalTags">Whether spans lack the global tags.</param>
    internal void Write(in TraceChunk chunk, bool addsGlobalTags)
    {
        try
        {
            if (addsGlobalTags && Volatile.Read(ref _globalTags) is { IsEmpty: false } tags) tags.AddTo(chunk);
            if (IsSound(chunk)) stripes.Write(chunk);
            else WriteSound(chunk);
        }
        catch (Exception)
        {
            totals.CountDropped(DropReason.Failed, 1, chunk.SpanCount, 0); // its array was changed meanwhile
        }
    }

    // On the way of every chunk: what the encoder reads next anyway.
    private static bool IsSound(in TraceChunk chunk)
    {
        Span? single = null;
        ReadOnlySpan<Span> spans = chunk.Spans.AsSpan(ref single);
        if (spans.IsEmpty) return false;
        UInt128 traceId = spans[0].TraceId;
        foreach (Span span in spans)
        {
            if (span.SpanId == 0 || span.Duration == 0 || span.TraceId != traceId) return false;
        }

        return (ulong)traceId != 0;
    }

    private void WriteSound(in TraceChunk chunk)
    {
        if (chunk.SpanCount == 0) return;
        Span[] sound = [.. Spans(chunk).Where(static span => span.SpanId != 0 && (ulong)span.TraceId != 0)];
        int invalid = chunk.SpanCount - sound.Length;
        if (invalid > 0)
        {
            totals.CountDropped(DropReason.Invalid, sound.Length == 0 ? 1 : 0, invalid, 0);
            log.WithoutIds(invalid);
        }

        if (Array.Find(sound, static span => span.Duration == 0 && (span.Validate() & SpanProblems.NotEnded) != 0) is { } open)
            log.NotEnded(open.Name);
        IGrouping<UInt128, Span>[] traces = [.. sound.GroupBy(static span => span.TraceId)];
        if (traces.Length > 1) log.SeveralTraces(traces.Length);
        if (traces.Length == 1 && invalid == 0) stripes.Write(chunk);
        else WriteParts(chunk, traces);
    }

    private static IEnumerable<Span> Spans(TraceChunk chunk)
    {
        for (int i = 0; i < chunk.SpanCount; i++) yield return chunk.Spans[i];
    }

    private void WriteParts(in TraceChunk chunk, IEnumerable<IEnumerable<Span>> traces)
    {
        foreach (IEnumerable<Span> trace in traces) stripes.Write(chunk.WithSpans(trace.ToArray()));
    }
}
