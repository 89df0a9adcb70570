namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Payloads written again as they were read.</summary>
internal static class Reencoding
{
    internal static byte[] Verbatim(TracePayload payload) => Write(TracePayloadWriterOptions.Verbatim, payload.Chunks);

    /// <summary>Options that write v0.4 as a formatter does.</summary>
    internal static TracePayloadWriterOptions OptionsOf(SpanMessagePackFormatter formatter)
        => new()
        {
            IsVerbatim = formatter.ProcessTags is null, ProcessTags = formatter.ProcessTags
            ?? ProcessTags.Default, NativeSpanEvents = formatter.NativeSpanEvents
        };

    internal static byte[] Write(TracePayloadWriterOptions options, IEnumerable<TraceChunk> chunks)
    {
        using var writer = new TracePayloadWriter(TraceFormat.V04, options);
        foreach (TraceChunk chunk in chunks) Assert.True(writer.TryAppend(chunk));
        return writer.Complete().ToArray();
    }
}
