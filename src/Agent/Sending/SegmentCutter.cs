using System.Buffers;

namespace SpanPack;

/// <summary>Cuts or converts a segment that the agent does not take as it is. The only place where something is written twice.</summary>
internal sealed class SegmentCutter(HeldMemory memory)
{
    /// <summary>Cuts a segment. Its memory goes back.</summary>
    /// <returns>The parts; one that is not smaller when it has one chunk.</returns>
    internal IReadOnlyList<Segment> Cut(Segment segment, int maxBytes)
    {
        byte[] whole = segment.Body.ToArray();
        segment.Dispose();
        return [.. TracePayloadSplitter.Split(whole, segment.Format, maxBytes).Select(part => new Segment(part, memory))];
    }

    /// <summary>Converts a segment to the format that every agent takes. Its memory goes back.</summary>
    internal IReadOnlyList<Segment> Convert(Segment segment, int maxBytes)
    {
        TracePayload read = TracePayloadReader.Read(segment.Body, segment.Format, long.MaxValue); // of this writer: no stranger's
        byte[] converted = TraceConverter.ToBytes(TraceConverter.Convert(read, TraceFormats.Universal).Payload);
        segment.Dispose();
        return [.. TracePayloadSplitter.Split(converted, TraceFormats.Universal, maxBytes).Select(part => new Segment(part, memory))];
    }
}
