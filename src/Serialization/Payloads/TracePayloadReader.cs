using System.Buffers;

namespace SpanPack;

/// <summary>Reads trace payloads of every format, and accepts the payloads that the trace agent accepts.</summary>
/// <remarks>
/// <para>
/// <c>Read</c> builds spans. They contain all tags of the payload, including those of a tracer, so a verbatim formatter writes the same
/// payload. Nil spans and chunks are skipped. A single byte can be a whole span of 200 bytes of memory, so the memory is limited
/// (<see cref="GetDefaultObjectBytes"/>). <c>Visit</c> builds no spans. It allocates only the string tables of v0.5 and v1.0, and in v1.0 a
/// small object for each array or list of pairs. A payload with a list that occurs twice in one element takes a bit for each byte.
/// </para>
/// <para>
/// Memory is proportional to the actual content, never to the counts in headers. Bytes after the payload are ignored, as by the agent.
/// There are deliberate differences from the agent. If an array of chunks, spans, links or events occurs twice in one map, the second
/// replaces the first. The agent fills gaps of v0.4 and v0.7 from the first. A list of pairs (v1.0) keeps the last of equal keys. Keys that
/// differ only in invalid UTF-8 are equal. Safe for any number of threads.
/// </para>
/// </remarks>
public static partial class TracePayloadReader
{
    private const long BaseObjectBytes = 16 * 1024 * 1024;
    private const long ObjectBytesPerByte = 32;

    /// <summary>Returns the default memory limit for the content of a payload.</summary>
    /// <param name="payloadBytes">The size of the payload, in bytes.</param>
    /// <returns>
    /// Bytes: 16 MiB (ten times the largest payload of a tracer in the tests of this library), and 32 for each byte of the payload.
    /// </returns>
    public static long GetDefaultObjectBytes(long payloadBytes) => BaseObjectBytes + (ObjectBytesPerByte * payloadBytes);

    /// <summary>Reads a payload.</summary>
    /// <param name="payload">The body of a request, at most 2 GiB.</param>
    /// <param name="format">The format; null to detect it (<see cref="TraceFormatDetector"/>).</param>
    /// <param name="maxObjectBytes">
    /// The most bytes of memory for the content, 0 or more; the last growing list may exceed it. Null uses
    /// <see cref="GetDefaultObjectBytes"/>.
    /// </param>
    /// <returns>
    /// The payload. In v1.0 the trace id of a chunk applies to all its spans. In other formats the upper half comes from the tag
    /// <c>_dd.p.tid</c>: the last one of a chunk, in v0.7 that of the first span. Only chunks of v0.7 and v1.0 have a sampling priority, 0
    /// where it is absent. Start and duration of v1.0 are unsigned: values over 2^63−1 are read as negative numbers.
    /// </returns>
    /// <exception cref="TraceFormatException">
    /// The payload is malformed, has a value of a wrong type or exceeds the memory limit
    /// (<see cref="TraceFormatException.ExceedsBudget"/>).
    /// </exception>
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

    /// <summary>Reads a payload that may consist of several segments.</summary>
    /// <inheritdoc cref="Read(ReadOnlySpan{byte}, TraceFormat?, long?)"/>
    public static TracePayload Read(in ReadOnlySequence<byte> payload, TraceFormat? format = null, long? maxObjectBytes = null)
    {
        using var joined = new JoinedPayload(payload);
        return Read(joined.Bytes, format, maxObjectBytes);
    }

    /// <summary>Passes the content of a payload to a visitor.</summary>
    /// <typeparam name="TVisitor">A struct, so that the calls are inlined, or a class.</typeparam>
    /// <param name="payload">The body of a request, at most 2 GiB.</param>
    /// <param name="format">The format.</param>
    /// <param name="visitor">Receives each part, in wire order.</param>
    /// <returns>The number of bytes read; later bytes are not part of the payload.</returns>
    /// <exception cref="TraceFormatException">
    /// The payload is malformed or has a value of a wrong type. The visitor has received the parts before.
    /// </exception>
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

    /// <summary>Passes the content of a payload, possibly in several segments, to a visitor.</summary>
    /// <inheritdoc cref="Visit{TVisitor}(ReadOnlySpan{byte}, TraceFormat, ref TVisitor)"/>
    public static int Visit<TVisitor>(in ReadOnlySequence<byte> payload, TraceFormat format, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        using var joined = new JoinedPayload(payload);
        return Visit(joined.Bytes, format, ref visitor);
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
        => TraceFormatDetector.Detect(payload)
            ?? throw new TraceFormatException("the first bytes do not belong to a trace payload", 0, string.Empty);
}
