using System.Buffers;

namespace SpanPack;

/// <summary>Reads trace payloads of every format: accepts and refuses what the trace agent accepts and refuses.</summary>
/// <remarks>
/// <para>
/// <c>Read</c> builds spans. They carry all tags as they were sent, those of a tracer included, so a verbatim formatter writes the same again. Nil spans and
/// chunks are left out. <c>Visit</c> builds none and allocates nothing but the string tables of v0.5 and v1.0 and values that are arrays or lists of pairs.
/// </para>
/// <para>
/// Memory is taken in proportion to what is there, never to what a header claims. Bytes that follow the payload are ignored, as the agent does.
/// Deliberate differences from the agent: an array of chunks, spans, links or events that comes twice in one map replaces the first, where the agent
/// of v0.4 and v0.7 fills gaps from it; a list of pairs (v1.0) keeps the last of equal keys; keys that are told apart by invalid UTF-8 only are one. Safe for any number of threads.
/// </para>
/// </remarks>
public static class TracePayloadReader
{
    /// <summary>Reads a payload.</summary>
    /// <param name="payload">The body of a request, at most 2 GiB.</param>
    /// <param name="format">How it is laid out; see <see cref="TraceFormatDetector"/> where that is not known.</param>
    /// <returns>
    /// The payload. v1.0 chunks have a trace id and give it to all their spans; in other formats the upper half comes from the tag <c>_dd.p.tid</c>: the last
    /// one of a chunk, in v0.7 that of the first span. The sampling priority is a field of v0.7 and v1.0 chunks only, 0 where it is absent.
    /// Start and duration of v1.0 are unsigned: those over 2^63−1 read as negative numbers.
    /// </returns>
    /// <exception cref="TraceFormatException">The payload is not well-formed or has a value of a wrong type.</exception>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static TracePayload Read(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var builder = new PayloadBuilder(format, payload.Length);
        int bytesRead = Visit(payload, format, ref builder);
        return builder.Build(bytesRead);
    }

    /// <summary>Reads a payload that may lie in several pieces.</summary>
    /// <inheritdoc cref="Read(ReadOnlySpan{byte}, TraceFormat)"/>
    public static TracePayload Read(in ReadOnlySequence<byte> payload, TraceFormat format)
    {
        var builder = new PayloadBuilder(format, payload.Length);
        int bytesRead = Visit(payload, format, ref builder);
        return builder.Build(bytesRead);
    }

    /// <summary>Tells a visitor what a payload holds.</summary>
    /// <typeparam name="TVisitor">A struct, so that the calls are inlined, or a class.</typeparam>
    /// <param name="payload">The body of a request, at most 2 GiB.</param>
    /// <param name="format">How it is laid out.</param>
    /// <param name="visitor">Is called for each part, in the order of the bytes.</param>
    /// <returns>The number of bytes that were read; what follows is not part of the payload.</returns>
    /// <exception cref="TraceFormatException">The payload is not well-formed or has a value of a wrong type. The visitor has been told what comes before.</exception>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static int Visit<TVisitor>(ReadOnlySpan<byte> payload, TraceFormat format, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        try
        {
            return Decode(payload, format, ref visitor, path: default);
        }
        catch (MessagePackException error)
        {
            throw new TraceFormatException(error.Reason, error.Offset, ErrorPath.Find(payload, format));
        }
    }

    /// <summary>Tells a visitor what a payload holds that may lie in several pieces.</summary>
    /// <inheritdoc cref="Visit{TVisitor}(ReadOnlySpan{byte}, TraceFormat, ref TVisitor)"/>
    public static int Visit<TVisitor>(in ReadOnlySequence<byte> payload, TraceFormat format, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        if (payload.IsSingleSegment) return Visit(payload.FirstSpan, format, ref visitor);
        if (payload.Length > Array.MaxLength) throw new TraceFormatException($"a payload of {payload.Length} bytes is larger than an array", 0, string.Empty);
        int length = (int)payload.Length;
        byte[] whole = ArrayPool<byte>.Shared.Rent(length);
        try
        {
            payload.CopyTo(whole);
            return Visit(whole.AsSpan(0, length), format, ref visitor);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(whole);
        }
    }

    /// <summary>Tells a visitor what a payload holds, with the path kept or not.</summary>
    /// <returns>The number of bytes that were read.</returns>
    /// <exception cref="MessagePackException">The payload is not well-formed or has a value of a wrong type.</exception>
    internal static int Decode<TVisitor>(ReadOnlySpan<byte> payload, TraceFormat format, ref TVisitor visitor, PayloadPath path)
        where TVisitor : ITraceVisitor
    {
        var reader = new MessagePackReader(payload, format.GetTraits().HasOlderDecoder, path);
        PayloadFormats.Decode(ref reader, format, ref visitor);
        return reader.Position;
    }
}
