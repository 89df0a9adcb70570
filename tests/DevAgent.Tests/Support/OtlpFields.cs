namespace SpanPack.DevAgent.Tests;

/// <summary>Export requests of OTLP in protobuf, written by hand.</summary>
internal static class OtlpFields
{
    internal static byte[] Request(params byte[][] spans) => Field(1, Field(2, [.. spans.SelectMany(static span => Field(2, span))]));

    internal static byte[] Span(byte[] more, int trace = 1)
        => [.. Field(1, [.. new byte[14], (byte)(trace >> 8), (byte)trace]), .. Field(2, [.. new byte[7], 2]), .. more];

    internal static byte[] Field(int number, byte[] content)
        => [.. Varint(((ulong)number << 3) | 2), .. Varint((ulong)content.Length), .. content];

    private static IEnumerable<byte> Varint(ulong value)
    {
        for (; value > 0x7F; value >>= 7) yield return (byte)(value | 0x80);
        yield return (byte)value;
    }
}
