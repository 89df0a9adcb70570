using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Linearity;

/// <summary>Writes chunks into payloads without a limit of size.</summary>
internal static class TimedWriter
{
    /// <summary>Gives the nanoseconds of a payload of chunks, whose content is checked before.</summary>
    /// <param name="format">The format.</param>
    /// <param name="chunks">The chunks.</param>
    /// <exception cref="WrongOutputException">Something is missing.</exception>
    internal static double Time(TraceFormat format, TraceChunk[] chunks)
    {
        using var writer = new TracePayloadWriter(format, new TracePayloadWriterOptions { ProcessTags = ShapeProcess.Of(SpanShape.Simple), Header = ShapeProcess.Header, TargetBytes = int.MaxValue, MaxBytes = int.MaxValue });
        Write(writer, chunks);
        Verify(TracePayloadReader.Read(writer.Complete().Body, format), chunks);
        return SteadyTimer.Time(() => Write(writer, chunks));
    }

    private static void Write(TracePayloadWriter writer, TraceChunk[] chunks)
    {
        writer.Reset();
        foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) _ = writer.TryAppend(chunk);
        _ = writer.Complete().Body;
    }

    private static void Verify(TracePayload payload, TraceChunk[] chunks)
    {
        SpanCollection written = chunks[^1].Spans;
        SpanCollection readBack = payload.Chunks[^1].Spans;
        bool isSame = payload.Chunks.Count == chunks.Length && readBack.Count == written.Count && readBack[^1].SpanId == written[^1].SpanId;
        if (!isSame) throw new WrongOutputException($"{payload.SpanCount} of {chunks.Sum(static chunk => chunk.Spans.Count)} spans were read back.");
        foreach (KeyValuePair<string, string> tag in written[^1].EnumerateTags())
        {
            if (readBack[^1].GetTag(tag.Key) != tag.Value) throw new WrongOutputException($"The tag {tag.Key} reads back differently.");
        }
    }
}
