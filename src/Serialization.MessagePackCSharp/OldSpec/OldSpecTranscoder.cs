using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Writes MessagePack again without the types that the old specification lacks: str 8 and the bin family.</summary>
/// <remarks>
/// Texts of 32 to 255 bytes become str 16; bytes become strings. Extensions, which are new too, stay: no payload of traces has one.
/// </remarks>
internal static class OldSpecTranscoder
{
    /// <summary>Writes complete values. The caller has made them, so they are well-formed.</summary>
    internal static void Write(ref MessagePackWriter writer, ReadOnlySpan<byte> values)
    {
        int copied = 0;
        int position = 0;
        while (position < values.Length)
        {
            (int header, int body, bool isNew) = Measure(values[position..]);
            if (isNew)
            {
                writer.WriteRaw(values[copied..position]);
                writer.WriteStringHeader(body); // in the form of the writer's specification
                copied = position + header;
            }

            position += header + body;
        }

        writer.WriteRaw(values[copied..]);
    }

    // The bytes of the first value without the values in it, and whether the old specification lacks its type.
    private static (int Header, int Body, bool IsNew) Measure(ReadOnlySpan<byte> values) => values[0] switch
    {
        >= MessagePackCode.MinFixStr and <= MessagePackCode.MaxFixStr => (1, values[0] & 0x1f, false),
        MessagePackCode.Str8 or MessagePackCode.Bin8 => (2, values[1], true),
        MessagePackCode.Bin16 => (3, BinaryPrimitives.ReadUInt16BigEndian(values[1..]), true),
        MessagePackCode.Bin32 => (5, checked((int)BinaryPrimitives.ReadUInt32BigEndian(values[1..])), true),
        MessagePackCode.Str16 => (3, BinaryPrimitives.ReadUInt16BigEndian(values[1..]), false),
        MessagePackCode.Str32 => (5, checked((int)BinaryPrimitives.ReadUInt32BigEndian(values[1..])), false),
        MessagePackCode.Ext8 => (3, values[1], false),
        MessagePackCode.Ext16 => (4, BinaryPrimitives.ReadUInt16BigEndian(values[1..]), false),
        MessagePackCode.Ext32 => (6, checked((int)BinaryPrimitives.ReadUInt32BigEndian(values[1..])), false),
        >= MessagePackCode.FixExt1 and <= MessagePackCode.FixExt16 => (2, 1 << (values[0] - MessagePackCode.FixExt1), false),
        byte code => (1, FixedBytes(code), false),
    };

    private static int FixedBytes(byte code) => code switch
    {
        MessagePackCode.UInt8 or MessagePackCode.Int8 => 1,
        MessagePackCode.UInt16 or MessagePackCode.Int16 or MessagePackCode.Array16 or MessagePackCode.Map16 => 2,
        MessagePackCode.Float32 or MessagePackCode.UInt32 or MessagePackCode.Int32 or MessagePackCode.Array32 or MessagePackCode.Map32 => 4,
        MessagePackCode.Float64 or MessagePackCode.UInt64 or MessagePackCode.Int64 => 8,
        _ => 0,
    };
}
