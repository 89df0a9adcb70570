using System.Buffers;

namespace SpanPack;

/// <summary>Splits or converts a segment that the agent does not accept. Only here is anything serialized twice.</summary>
internal sealed class SegmentCutter(HeldMemory memory)
{
    /// <summary>Splits a segment and returns its memory.</summary>
    /// <returns>The parts; a single part of the same size if the segment has one chunk.</returns>
    internal IReadOnlyList<Segment> Cut(Segment segment, int maxBytes)
    {
        byte[] whole = segment.Body.ToArray();
        segment.Dispose();
        return [.. TracePayloadSplitter.Split(whole, segment.Format, maxBytes).Select(part => new Segment(part, memory))];
    }

    /// <summary>Converts a segment to the format that every agent accepts, and returns its memory.</summary>
    internal IReadOnlyList<Segment> Convert(Segment segment, int maxBytes)
    {
        TracePayload read = TracePayloadReader.Read(segment.Body, segment.Format, long.MaxValue); // of this writer: no stranger's
        byte[] converted = TraceConverter.ToBytes(TraceConverter.Convert(read, TraceFormats.Universal).Payload);
        segment.Dispose();
        return [.. TracePayloadSplitter.Split(converted, TraceFormats.Universal, maxBytes).Select(part => new Segment(part, memory))];
    }
}
