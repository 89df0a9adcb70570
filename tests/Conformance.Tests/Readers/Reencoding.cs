namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Payloads written again as they were read.</summary>
internal static class Reencoding
{
    internal static byte[] Verbatim(TracePayload payload) => Write(SpanMessagePackFormatter.Verbatim, payload.Chunks);

    internal static byte[] Write(SpanMessagePackFormatter formatter, IEnumerable<TraceChunk> chunks)
    {
        using var writer = new TracePayloadWriter(formatter);
        foreach (TraceChunk chunk in chunks) Assert.Equal(PayloadAppendResult.Appended, writer.TryAppend(chunk));
        return writer.Complete().ToArray();
    }
}
