using System.Buffers.Binary;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>
/// Decodes MessagePack by the specification, one recursive step a value. Knows nothing of the library, and checks every length.
/// </summary>
internal static class PlainMessagePack
{
    /// <summary>Decodes one value that takes all the bytes.</summary>
    internal static Node Decode(ReadOnlySpan<byte> bytes)
    {
        Node node = Decode(bytes, 0);
        return node.Size == bytes.Length ? node : throw new InvalidDataException($"{bytes.Length - node.Size} bytes follow the value.");
    }

    private static Node Decode(ReadOnlySpan<byte> all, int offset)
    {
        byte code = Slice(all, offset, 1)[0];
        return code switch
        {
            <= 0x7f => new(NodeKind.Integer, code, (Int128)code, offset, 1),
            <= 0x8f => Map(all, offset, 1, code & 15),
            <= 0x9f => Array(all, offset, 1, code & 15),
            <= 0xbf => Bytes(NodeKind.Text, all, offset, 1, code & 31),
            0xc0 => new(NodeKind.Nil, code, null, offset, 1),
            0xc1 => throw new InvalidDataException($"0xc1 at {offset}."),
            0xc2 or 0xc3 => new(NodeKind.Bool, code, code == 0xc3, offset, 1),
            0xc4 or 0xc5 or 0xc6
                => Bytes(NodeKind.Binary, all, offset, 1 + (1 << (code - 0xc4)), Unsigned(all, offset + 1, 1 << (code - 0xc4))),
            0xc7 or 0xc8 or 0xc9
                => Bytes(NodeKind.Extension, all, offset, 1 + (1 << (code - 0xc7)), 1 + Unsigned(all, offset + 1, 1 << (code - 0xc7))),
            0xca => new(NodeKind.Float32, code, (double)BinaryPrimitives.ReadSingleBigEndian(Slice(all, offset + 1, 4)), offset, 5),
            0xcb => new(NodeKind.Float64, code, BinaryPrimitives.ReadDoubleBigEndian(Slice(all, offset + 1, 8)), offset, 9),
            0xcc or 0xcd or 0xce or 0xcf
                => new(NodeKind.Integer, code, (Int128)Unsigned(all, offset + 1, 1 << (code - 0xcc)), offset, 1 + (1 << (code - 0xcc))),
            0xd0 or 0xd1 or 0xd2 or 0xd3
                => new(NodeKind.Integer, code, Signed(all, offset + 1, 1 << (code - 0xd0)), offset, 1 + (1 << (code - 0xd0))),
            <= 0xd8 => Bytes(NodeKind.Extension, all, offset, 1, 1 + (1UL << (code - 0xd4))),
            0xd9 or 0xda or 0xdb
                => Bytes(NodeKind.Text, all, offset, 1 + (1 << (code - 0xd9)), Unsigned(all, offset + 1, 1 << (code - 0xd9))),
            0xdc => Array(all, offset, 3, Unsigned(all, offset + 1, 2)),
            0xdd => Array(all, offset, 5, Unsigned(all, offset + 1, 4)),
            0xde => Map(all, offset, 3, Unsigned(all, offset + 1, 2)),
            0xdf => Map(all, offset, 5, Unsigned(all, offset + 1, 4)),
            _ => new(NodeKind.Integer, code, (Int128)(sbyte)code, offset, 1),
        };
    }

    private static Node Map(ReadOnlySpan<byte> all, int offset, int header, long count) => Map(all, offset, header, (ulong)count);

    private static Node Map(ReadOnlySpan<byte> all, int offset, int header, ulong count)
    {
        var entries = new List<KeyValuePair<Node, Node>>();
        int next = offset + header;
        for (ulong i = 0; i < count; i++)
        {
            Node key = Decode(all, next);
            Node value = Decode(all, next + key.Size);
            entries.Add(new(key, value));
            next += key.Size + value.Size;
        }

        return new(NodeKind.Map, all[offset], entries.ToArray(), offset, next - offset);
    }

    private static Node Array(ReadOnlySpan<byte> all, int offset, int header, long count) => Array(all, offset, header, (ulong)count);

    private static Node Array(ReadOnlySpan<byte> all, int offset, int header, ulong count)
    {
        var items = new List<Node>();
        int next = offset + header;
        for (ulong i = 0; i < count; i++)
        {
            Node item = Decode(all, next);
            items.Add(item);
            next += item.Size;
        }

        return new(NodeKind.Array, all[offset], items.ToArray(), offset, next - offset);
    }

    private static Node Bytes(NodeKind kind, ReadOnlySpan<byte> all, int offset, int header, long byteCount)
        => Bytes(kind, all, offset, header, (ulong)byteCount);

    private static Node Bytes(NodeKind kind, ReadOnlySpan<byte> all, int offset, int header, ulong byteCount)
        => new(kind, all[offset], Slice(all, offset + header, byteCount).ToArray(), offset, checked(header + (int)byteCount));

    private static ulong Unsigned(ReadOnlySpan<byte> all, int offset, int byteCount)
    {
        ulong value = 0;
        foreach (byte next in Slice(all, offset, (ulong)byteCount)) value = (value << 8) | next;
        return value;
    }

    private static Int128 Signed(ReadOnlySpan<byte> all, int offset, int byteCount)
        => (long)(Unsigned(all, offset, byteCount) << (64 - (8 * byteCount))) >> (64 - (8 * byteCount));

    private static ReadOnlySpan<byte> Slice(ReadOnlySpan<byte> all, int offset, ulong byteCount)
        => byteCount <= (ulong)(all.Length - offset) && offset <= all.Length
            ? all.Slice(offset, (int)byteCount)
            : throw new InvalidDataException($"{byteCount} bytes at {offset} end after the {all.Length} there are.");
}
