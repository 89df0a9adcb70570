using System.Buffers;

namespace SpanPack;

/// <summary>Reads trace payloads of every format: accepts and refuses what the trace agent accepts and refuses.</summary>
/// <remarks>
/// <para>
/// <c>Read</c> builds spans. They carry all tags as they were sent, those of a tracer included, so a verbatim formatter writes the same again. Nil spans and
/// chunks are left out. A byte can be a whole span, of 200 bytes of memory: what is built is bounded (<see cref="GetDefaultObjectBytes"/>).
/// <c>Visit</c> builds none and allocates nothing but the string tables of v0.5 and v1.0, and in v1.0 a small object for each array or list of pairs.
/// </para>
/// <para>
/// Safe for any number of threads. Memory is taken in proportion to what is there, never to what a header claims. Bytes that follow the payload are ignored, as the agent does.
/// Deliberate differences from the agent: an array of chunks, spans, links or events that comes twice in one map replaces the first, where the agent
/// of v0.4 and v0.7 fills gaps from it; a list of pairs (v1.0) keeps the last of equal keys; keys that are told apart by invalid UTF-8 only are one. Safe for any number of threads.
/// </para>
/// </remarks>
public static partial class TracePayloadReader
{
    private const long BaseObjectBytes = 16 * 1024 * 1024;
    private const long ObjectBytesPerByte = 32;

    /// <summary>The memory that may be allocated for what a payload holds when nobody says another number.</summary>
    /// <param name="payloadBytes">The size of the payload, in bytes.</param>
    /// <returns>Bytes: 16 MiB, ten times what the largest payload of a tracer takes that is known to the tests of this library, and 32 for each byte of the payload.</returns>
    public static long GetDefaultObjectBytes(long payloadBytes) => BaseObjectBytes + (ObjectBytesPerByte * payloadBytes);

    /// <summary>Reads a payload.</summary>
    /// <param name="payload">The body of a request, at most 2 GiB.</param>
    /// <param name="format">How it is laid out; null to find out by looking (<see cref="TraceFormatDetector"/>).</param>
    /// <param name="maxObjectBytes">The most bytes of memory that may be allocated for what the payload holds, 0 or more; the last list that grows may pass it. Null takes <see cref="GetDefaultObjectBytes"/>.</param>
    /// <returns>
    /// The payload. v1.0 chunks have a trace id and give it to all their spans; in other formats the upper half comes from the tag <c>_dd.p.tid</c>: the last
    /// one of a chunk, in v0.7 that of the first span. The sampling priority is a field of v0.7 and v1.0 chunks only, 0 where it is absent.
    /// Start and duration of v1.0 are unsigned: those over 2^63−1 read as negative numbers.
    /// </returns>
    /// <exception cref="TraceFormatException">The payload is not well-formed, has a value of a wrong type or takes more memory than it may (<see cref="TraceFormatException.ExceedsBudget"/>).</exception>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format, or the memory is less than 0.</exception>
    public static TracePayload Read(ReadOnlySpan<byte> payload, TraceFormat? format = null, long? maxObjectBytes = null)
    {
        if (maxObjectBytes is { } most) ArgumentOutOfRangeException.ThrowIfNegative(most, nameof(maxObjectBytes));
        TraceFormat known = format ?? Detect(payload);
        var budget = new ObjectBudget(maxObjectBytes ?? GetDefaultObjectBytes(payload.Length));
        var builder = new PayloadBuilder(known, payload.Length, budget);
        int bytesRead = Build(payload, known, ref builder, budget);
        return builder.Build(bytesRead);
    }

    /// <summary>Reads a payload that may lie in several pieces.</summary>
    /// <inheritdoc cref="Read(ReadOnlySpan{byte}, TraceFormat?, long?)"/>
    public static TracePayload Read(in ReadOnlySequence<byte> payload, TraceFormat? format = null, long? maxObjectBytes = null)
    {
        if (payload.IsSingleSegment) return Read(payload.FirstSpan, format, maxObjectBytes);
        byte[] whole = Join(payload, out int length);
        try
        {
            return Read(whole.AsSpan(0, length), format, maxObjectBytes);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(whole);
        }
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
            return PayloadFormats.Decode(payload, format, ref visitor);
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
        byte[] whole = Join(payload, out int length);
        try
        {
            return Visit(whole.AsSpan(0, length), format, ref visitor);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(whole);
        }
    }

    private static int Build(ReadOnlySpan<byte> payload, TraceFormat format, ref PayloadBuilder builder, ObjectBudget budget)
    {
        try
        {
            return PayloadFormats.Decode(payload, format, ref builder, budget: budget);
        }
        catch (MessagePackException error)
        {
            builder = default; // what it has built is not needed to find the path
            string path = budget.IsExceeded ? ErrorPath.Find(payload, format, budget.Elements) : ErrorPath.Find(payload, format);
            throw new TraceFormatException(error.Reason, error.Offset, path) { ExceedsBudget = budget.IsExceeded };
        }
    }

    private static TraceFormat Detect(ReadOnlySpan<byte> payload)
        => TraceFormatDetector.Detect(payload) ?? throw new TraceFormatException("the first bytes are those of no trace payload", 0, string.Empty);

    private static byte[] Join(in ReadOnlySequence<byte> payload, out int length)
    {
        if (payload.Length > Array.MaxLength) throw TooLarge(payload.Length);
        length = (int)payload.Length;
        byte[] whole = ArrayPool<byte>.Shared.Rent(length);
        payload.CopyTo(whole);
        return whole;
    }

    private static TraceFormatException TooLarge(long byteCount) => new($"a payload of {byteCount} bytes is larger than an array", 0, string.Empty);
}
