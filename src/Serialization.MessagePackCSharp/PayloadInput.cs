using System.Buffers;

namespace SpanPack;

/// <summary>Reads values of a MessagePack library's reader as parts of a payload.</summary>
internal static class PayloadInput
{
    private const byte ArrayOfOne = 0x91;

    /// <summary>Gets the bytes between the start of a payload and its only chunk.</summary>
    internal static ReadOnlySpan<byte> BeforeChunk => [ArrayOfOne];

    /// <summary>Gets the bytes between the start of a payload and the only span of its only chunk.</summary>
    internal static ReadOnlySpan<byte> BeforeSpan => [ArrayOfOne, ArrayOfOne];

    internal static TraceChunk Read(in ReadOnlySequence<byte> value, ReadOnlySpan<byte> before)
    {
        int byteCount = checked(before.Length + (int)value.Length);
        byte[] payload = ArrayPool<byte>.Shared.Rent(byteCount);
        try
        {
            before.CopyTo(payload);
            value.CopyTo(payload.AsSpan(before.Length));
            return TracePayloadReader.Read(payload.AsSpan(0, byteCount), TraceFormat.V04).Chunks[0];
        }
        catch (TraceFormatException problem)
        {
            TraceFormatException own = WithinValue(problem, before.Length);
            throw Refused(own.Message, own);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(payload);
        }
    }

    internal static MessagePackSerializationException Refused(string reason, Exception problem)
        => new($"The value is not a chunk or span of v0.4: {reason}", problem);

    // Each array around the value is a byte, and a part of the path.
    private static TraceFormatException WithinValue(TraceFormatException problem, int arrays)
    {
        int before = arrays * "[0]".Length;
        string path = problem.Path.Length > before ? problem.Path[before..] : "";
        return new TraceFormatException(problem.Reason, problem.Offset - arrays, path) { ExceedsBudget = problem.ExceedsBudget };
    }
}
