using System.Buffers;

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
    public static TracePayload Read(ReadOnlySpan<byte> payload) => TracePayloadReader.Read(payload, TraceFormat.V04);

    /// <summary>Reads a payload that may lie in several pieces; bytes that follow it are ignored, as the agent does.</summary>
    /// <param name="payload">The body of a request to <c>/v0.4/traces</c>, at most 2 GiB.</param>
    /// <returns>The chunks.</returns>
    /// <exception cref="TraceFormatException">The payload is not well-formed or has a value of a wrong type.</exception>
    public static TracePayload Read(in ReadOnlySequence<byte> payload) => TracePayloadReader.Read(payload, TraceFormat.V04);
}
