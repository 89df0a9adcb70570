using System.Buffers;

namespace SpanPack;

/// <summary>Takes values from a reader of Nerdbank.MessagePack.</summary>
internal static class NerdbankReaderInput
{
    internal static TraceChunk Read(ref Nerdbank.MessagePack.MessagePackReader reader, SerializationContext context,
        ReadOnlySpan<byte> before)
    {
        context.DepthStep();
        ReadOnlySequence<byte> value = ReadRaw(ref reader, context);
        return PayloadInput.Read(in value, before);
    }

    private static ReadOnlySequence<byte> ReadRaw(ref Nerdbank.MessagePack.MessagePackReader reader, SerializationContext context)
        => reader.ReadRaw(context);
}
