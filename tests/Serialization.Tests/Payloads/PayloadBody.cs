using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>Writes whole payloads for tests.</summary>
internal static class PayloadBody
{
    internal static byte[] Write(TraceFormat format, TracePayloadWriterOptions? options, params TraceChunk[] chunks)
    {
        using var writer = new TracePayloadWriter(format,
            (options ?? TracePayloadWriterOptions.Verbatim) with { TargetBytes = int.MaxValue, MaxBytes = int.MaxValue });
        foreach (TraceChunk chunk in chunks) Assert.True(writer.TryAppend(chunk));
        return writer.Complete().ToArray();
    }

    internal static Node Decode(TraceFormat format, TracePayloadWriterOptions? options, params TraceChunk[] chunks)
        => PlainMessagePack.Decode(Write(format, options, chunks));

    /// <summary>A chunk whose texts are its own, so that a string table grows with it.</summary>
    internal static TraceChunk Chunk(int id, int textLength)
    {
        var span = new Span
        {
            TraceId = 10, SpanId = (ulong)(id + 1), Service = "shop", Name = "op", Resource = $"r{id % 10}", Start = 1,
            Duration = 1
        };
        span.SetTag("text", new string((char)('a' + (id % 26)), textLength));
        return new TraceChunk(span);
    }
}
