using System.Buffers;
using System.Globalization;

namespace SpanPack;

/// <summary>Reads v0.4 payloads: accepts and refuses what the trace agent accepts and refuses.</summary>
/// <remarks>
/// The spans carry all tags as they were sent, those of a tracer included, so a verbatim formatter writes the same again. Nil spans are left
/// out. Memory is taken in proportion to what is there, never to what a header claims.
/// </remarks>
public static class SpanMessagePackReader
{
    /// <summary>Reads a payload; bytes that follow it are ignored, as the agent does.</summary>
    /// <param name="payload">The body of a request to <c>/v0.4/traces</c>.</param>
    /// <returns>The chunks. The upper half of a trace id comes from the tag <c>_dd.p.tid</c>.</returns>
    /// <exception cref="TraceFormatException">The payload is not well-formed or has a value of a wrong type.</exception>
    public static TracePayload Read(ReadOnlySpan<byte> payload)
    {
        var reader = new MessagePackReader(payload);
        int count = reader.ReadArrayHeader();
        var chunks = new List<TraceChunk>(Math.Min(count, 1024));
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            chunks.Add(ReadChunk(ref reader));
            reader.Path.Pop();
        }

        return new TracePayload(TraceFormat.V04, TracePayloadHeader.Empty, chunks) { BytesRead = reader.Position };
    }

    /// <summary>Reads a payload that may lie in several pieces; bytes that follow it are ignored, as the agent does.</summary>
    /// <param name="payload">The body of a request to <c>/v0.4/traces</c>, at most 2 GiB.</param>
    /// <returns>The chunks.</returns>
    /// <exception cref="TraceFormatException">The payload is not well-formed or has a value of a wrong type.</exception>
    public static TracePayload Read(in ReadOnlySequence<byte> payload)
    {
        if (payload.IsSingleSegment) return Read(payload.FirstSpan);
        if (payload.Length > Array.MaxLength) throw new TraceFormatException($"a payload of {payload.Length} bytes is larger than an array", 0, string.Empty);
        int length = (int)payload.Length;
        byte[] whole = ArrayPool<byte>.Shared.Rent(length);
        try
        {
            payload.CopyTo(whole);
            return Read(whole.AsSpan(0, length));
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(whole);
        }
    }

    private static TraceChunk ReadChunk(ref MessagePackReader reader)
    {
        int count = reader.ReadArrayHeader();
        var builder = default(SpanCollection.Builder);
        for (int i = 0; i < count; i++)
        {
            if (reader.TryReadNil()) continue;
            reader.Path.Push(i);
            builder.Add(V04SpanReader.Read(ref reader));
            reader.Path.Pop();
        }

        SpanCollection spans = builder.Build();
        SetUpperTraceId(spans);
        return new TraceChunk(spans);
    }

    // Any span of a chunk may carry it, the last one wins, and what is no number is ignored: as the agent does.
    private static void SetUpperTraceId(in SpanCollection spans)
    {
        ulong upper = 0;
        foreach (Span span in spans)
        {
            if (span.GetTag(TagNames.TraceIdUpper) is { } text && TryParseHex(text, out ulong value)) upper = value;
        }

        if (upper == 0) return;
        foreach (Span span in spans) span.SetTraceId(upper, span.TraceIdLower);
    }

    // The framework would ignore U+0000 at the end.
    private static bool TryParseHex(string text, out ulong value)
        => ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out value) && !text.EndsWith('\0');
}
