using System.Buffers;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>Writes chunks for tests that look at the bytes only.</summary>
internal static class Written
{
    internal static byte[] Verbatim(Span span) => Chunk(SpanMessagePackFormatter.Verbatim, new TraceChunk(span));

    internal static byte[] Chunk(SpanMessagePackFormatter formatter, in TraceChunk chunk, bool isFirstOfPayload = false)
    {
        var writer = new ArrayBufferWriter<byte>();
        int byteCount = formatter.Write(writer, chunk, isFirstOfPayload);
        Assert.Equal(writer.WrittenCount, byteCount);
        return writer.WrittenSpan.ToArray();
    }

    /// <summary>A chunk written to a buffer, which may remember what was written to it before.</summary>
    internal static byte[] Chunk(SpanMessagePackFormatter formatter, PayloadBuffer buffer, in TraceChunk chunk,
        bool isFirstOfPayload = false)
    {
        buffer.Clear();
        formatter.Write(buffer, chunk, isFirstOfPayload);
        return buffer.WrittenSpan.ToArray();
    }

    /// <summary>The span of a chunk of one, decoded independently.</summary>
    internal static Node Only(Span span) => PlainMessagePack.Decode(Verbatim(span)).Items.Single();

    /// <summary>A chunk as the only one of a payload, decoded by the library.</summary>
    internal static TraceChunk Read(byte[] chunk) => TracePayloadReader.Read([0x91, .. chunk], TraceFormat.V04).Chunks.Single();
}
