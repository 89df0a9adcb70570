using System.Buffers;
using MessagePack;

namespace SpanPack;

/// <summary>Reads values from a MessagePack-CSharp reader as parts of a payload.</summary>
internal static class PayloadInput
{
    private const byte ArrayOfOne = 0x91;

    /// <summary>Gets the bytes between the start of a payload and its only chunk.</summary>
    internal static ReadOnlySpan<byte> BeforeChunk => [ArrayOfOne];

    /// <summary>Gets the bytes between the start of a payload and the only span of its only chunk.</summary>
    internal static ReadOnlySpan<byte> BeforeSpan => [ArrayOfOne, ArrayOfOne];

    internal static TraceChunk Read(ref MessagePack.MessagePackReader reader, MessagePackSerializerOptions options,
        ReadOnlySpan<byte> before)
    {
        options.Security.DepthStep(ref reader);
        ReadOnlySequence<byte> value = ReadRaw(ref reader);
        reader.Depth--;
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
            throw new MessagePackSerializationException($"The value is not a chunk or span of v0.4: {problem.Message}", problem);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(payload);
        }
    }

    private static ReadOnlySequence<byte> ReadRaw(ref MessagePack.MessagePackReader reader)
    {
        try
        {
            return reader.ReadRaw();
        }
        catch (OverflowException problem) // from MessagePack 3.1, for a map header of more than 2^30 pairs
        {
            throw new MessagePackSerializationException("The value is not a chunk or span of v0.4: a map has too many pairs.", problem);
        }
    }
}
