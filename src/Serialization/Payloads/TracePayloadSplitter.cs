using System.Buffers;

namespace SpanPack;

/// <summary>Splits a payload into several that an agent with a smaller limit accepts.</summary>
/// <remarks>
/// v0.4 and v0.7 are split between chunks, and v0.7 repeats its other fields; v0.5 repeats its dictionary. Their chunks are not copied or
/// encoded again. In v1.0 a chunk refers to strings of earlier chunks, so it is read and written again; so are repeated fields that would
/// take half of each part. Safe for use by any number of threads.
/// </remarks>
public static class TracePayloadSplitter
{
    /// <summary>Splits a payload.</summary>
    /// <param name="payload">The payload. Parts refer to its bytes.</param>
    /// <param name="format">Its format.</param>
    /// <param name="maxBytes">The most bytes of a part; 1 or more. A part with one chunk may exceed it: chunks are not split.</param>
    /// <returns>The parts, in the order of their chunks; none for a payload without chunks.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="maxBytes"/> is 0 or less, or there is no such format.</exception>
    /// <exception cref="TraceFormatException">It is not a payload of this format.</exception>
    public static IReadOnlyList<TracePayloadPart> Split(ReadOnlyMemory<byte> payload, TraceFormat format, int maxBytes)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxBytes);
        if (format.GetTraits().HasStreamedStrings) return WriteAgain(payload, format, maxBytes);
        var counter = new SpanCounter();
        TracePayloadReader.Visit(payload.Span, format, ref counter);
        var chunks = ChunkBoundaries.Find(payload.Span, format);
        var cut = new PayloadCut(payload, format, chunks, counter.PerChunk);
        bool isOdd = chunks.Count != counter.PerChunk.Count; // nil, or chunks that replace others: no tracer writes either
        bool isMostlyRepeated = cut.RepeatedBytes > maxBytes / 2; // a dictionary that serves many chunks is too large for few
        return isOdd || isMostlyRepeated ? WriteAgain(payload, format, maxBytes) : cut.Parts(maxBytes);
    }

    private static List<TracePayloadPart> WriteAgain(ReadOnlyMemory<byte> payload, TraceFormat format, int maxBytes)
    {
        TracePayload read = TracePayloadReader.Read(payload.Span, format);
        var parts = new List<TracePayloadPart>();
        using TracePayloadWriter writer = CreateWriter(read, maxBytes);
        foreach (TraceChunk chunk in read.Chunks)
        {
            if (writer.TryAppend(chunk)) continue;
            Finish(writer, parts);
            if (writer.TryAppend(chunk)) continue;
            using TracePayloadWriter alone = CreateWriter(read, Array.MaxLength);
            if (alone.TryAppend(chunk)) Finish(alone, parts);
        }

        Finish(writer, parts);
        return parts;
    }

    private static TracePayloadWriter CreateWriter(TracePayload read, int maxBytes)
        => new(read.Format, TracePayloadWriterOptions.Verbatim with { Header = read.Header, TargetBytes = maxBytes, MaxBytes = maxBytes });

    private static void Finish(TracePayloadWriter writer, List<TracePayloadPart> parts)
    {
        if (writer.ChunkCount > 0)
            parts.Add(new TracePayloadPart(writer.Format, new ReadOnlySequence<byte>(writer.Complete().ToArray()), writer.ChunkCount,
                writer.SpanCount));
        writer.Reset();
    }
}
