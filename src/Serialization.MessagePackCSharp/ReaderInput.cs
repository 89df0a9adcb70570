using System.Buffers;

namespace SpanPack;

/// <summary>Takes values from a MessagePack-CSharp reader.</summary>
internal static class ReaderInput
{
    internal static TraceChunk Read(ref MessagePack.MessagePackReader reader, MessagePackSerializerOptions options,
        ReadOnlySpan<byte> before)
    {
        options.Security.DepthStep(ref reader);
        ReadOnlySequence<byte> value = ReadRaw(ref reader);
        reader.Depth--;
        return PayloadInput.Read(in value, before);
    }

    private static ReadOnlySequence<byte> ReadRaw(ref MessagePack.MessagePackReader reader)
    {
        try
        {
            return reader.ReadRaw();
        }
        catch (OverflowException problem) // from MessagePack 3.1, for a map header of more than 2^30 pairs
        {
            throw PayloadInput.Refused("a map has too many pairs.", problem);
        }
    }
}
