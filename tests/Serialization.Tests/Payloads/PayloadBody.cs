using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>Writes whole payloads for tests.</summary>
internal static class PayloadBody
{
    internal static byte[] Write(TraceFormat format, TracePayloadWriterOptions? options, params TraceChunk[] chunks)
    {
        using var writer = new TracePayloadWriter(format, (options ?? TracePayloadWriterOptions.Verbatim) with { TargetBytes = int.MaxValue, MaxBytes = int.MaxValue });
        foreach (TraceChunk chunk in chunks) Assert.True(writer.TryAppend(chunk));
        return writer.Complete().ToArray();
    }

    internal static Node Decode(TraceFormat format, TracePayloadWriterOptions? options, params TraceChunk[] chunks)
        => PlainMessagePack.Decode(Write(format, options, chunks));
}
