using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Reservations;

/// <summary>
/// Payloads whose first chunk fills the writer's buffers up to a place near their end, so that the second one makes them grow.
/// </summary>
internal static class Filler
{
    private const int BufferSize = 16 * 1024; // that every writer begins with
    private const int Before = 3000; // bytes before the end of the buffer at which the first filler ends
    private const int StepInBytes = 37;

    // What a span takes in the second buffer of v0.5, of which each has the three widest numbers that an id can be.
    private const int SpanSize = 60;

    /// <summary>Fillers that end at many places before the end of a buffer, and some after it.</summary>
    /// <param name="format">The format.</param>
    /// <param name="step">1 for all of them, n for one of n.</param>
    internal static IEnumerable<(int Characters, int Spans)> AlmostFull(TraceFormat format, int step)
    {
        for (int characters = BufferSize - Before; characters <= BufferSize; characters += StepInBytes * step) yield return (characters, 1);
        if (format != TraceFormat.V05) yield break; // the only one with a second buffer, which text does not fill
        for (int spans = (BufferSize - Before) / (SpanSize * 4); spans <= BufferSize / SpanSize; spans += 3 * step)
            yield return (300, spans);
    }

    /// <summary>What the chunk after the filler says, as v0.4.</summary>
    internal static byte[] ChunkAfter(TraceFormat format, SpanMessagePackFormatter formatter, in TraceChunk chunk, int characters,
        int spans)
    {
        var options = WriterOptions.Of(formatter.ProcessTags) with { NativeSpanEvents = formatter != Shapes.JsonEvents };
        using var writer = new TracePayloadWriter(format, options);
        Assert.True(writer.TryAppend(Create(characters, spans)));
        Assert.True(writer.TryAppend(chunk));
        TracePayload payload = TracePayloadReader.Read(writer.Complete().AsMemory().Span, format);

        Assert.Equal(2, payload.Chunks.Count);
        Assert.Equal(spans, payload.Chunks[0].Spans.Count);
        return Written.Chunk(SpanMessagePackFormatter.Verbatim, payload.Chunks[1]);
    }

    private static TraceChunk Create(int characters, int count)
    {
        string text = new('f', characters);
        var spans = new Span[count];
        // The last id has another width from count to count, for places that are not a multiple of one span's size apart.
        for (int i = 0; i < count; i++)
            spans[i] = new Span
            {
                TraceId = ulong.MaxValue,
                SpanId = i < count - 1 ? ulong.MaxValue : 1UL << (count % 9 * 7), ParentId = ulong.MaxValue, Resource = text
            };
        return new TraceChunk(spans);
    }
}
