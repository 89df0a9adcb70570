using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Splits MessagePack into elements, for payloads that a reader has accepted: only bounds are checked again.</summary>
internal static class WireReader
{
    internal static WireToken Read(ReadOnlySpan<byte> bytes) => bytes[0] switch
    {
        <= 0x7f or >= 0xe0 => new(WireKind.Integer, 1, 0, (sbyte)bytes[0]),
        <= 0x8f => new(WireKind.Map, 1, bytes[0] & 0x0f, 0),
        <= 0x9f => new(WireKind.Array, 1, bytes[0] & 0x0f, 0),
        <= 0xbf => new(WireKind.Text, 1, bytes[0] & 0x1f, 0),
        0xc4 => Counted(WireKind.Binary, bytes, 1),
        0xc5 => Counted(WireKind.Binary, bytes, 2),
        0xc6 => Counted(WireKind.Binary, bytes, 4),
        0xc7 => Extension(bytes, 1),
        0xc8 => Extension(bytes, 2),
        0xc9 => Extension(bytes, 4),
        0xca => new(WireKind.OtherScalar, 5, 0, 0),
        0xcb => new(WireKind.OtherScalar, 9, 0, 0),
        0xcc => new(WireKind.Integer, 2, 0, bytes[1]),
        0xcd => new(WireKind.Integer, 3, 0, BinaryPrimitives.ReadUInt16BigEndian(bytes[1..])),
        0xce => new(WireKind.Integer, 5, 0, BinaryPrimitives.ReadUInt32BigEndian(bytes[1..])),
        0xd0 => new(WireKind.Integer, 2, 0, (sbyte)bytes[1]),
        0xd1 => new(WireKind.Integer, 3, 0, BinaryPrimitives.ReadInt16BigEndian(bytes[1..])),
        0xd2 => new(WireKind.Integer, 5, 0, BinaryPrimitives.ReadInt32BigEndian(bytes[1..])),
        0xcf or 0xd3 => new(WireKind.Integer, 9, 0, BinaryPrimitives.ReadInt64BigEndian(bytes[1..])),
        >= 0xd4 and <= 0xd8 => new(WireKind.Binary, 2, 1 << (bytes[0] - 0xd4), 0),
        0xd9 => Counted(WireKind.Text, bytes, 1),
        0xda => Counted(WireKind.Text, bytes, 2),
        0xdb => Counted(WireKind.Text, bytes, 4),
        0xdc => Counted(WireKind.Array, bytes, 2),
        0xdd => Counted(WireKind.Array, bytes, 4),
        0xde => Counted(WireKind.Map, bytes, 2),
        0xdf => Counted(WireKind.Map, bytes, 4),
        _ => new(WireKind.OtherScalar, 1, 0, 0), // nil, booleans
    };

    private static WireToken Counted(WireKind kind, ReadOnlySpan<byte> bytes, int countBytes)
        => new(kind, 1 + countBytes, Count(bytes, countBytes), 0);

    // The type of an extension is one byte after the count.
    private static WireToken Extension(ReadOnlySpan<byte> bytes, int countBytes)
        => new(WireKind.Binary, 2 + countBytes, Count(bytes, countBytes), 0);

    private static int Count(ReadOnlySpan<byte> bytes, int countBytes) => countBytes switch
    {
        1 => bytes[1],
        2 => BinaryPrimitives.ReadUInt16BigEndian(bytes[1..]),
        _ => checked((int)BinaryPrimitives.ReadUInt32BigEndian(bytes[1..])),
    };
}
