using System.Buffers.Binary;
using System.Runtime.InteropServices;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>Finds and changes headers in a payload that may be broken already.</summary>
internal static class Header
{
    /// <summary>The offsets of all values: scalars, keys and the headers of arrays and maps.</summary>
    internal static IEnumerable<int> All(byte[] payload)
    {
        List<byte> bytes = [.. payload];
        for (int at = 0; at < bytes.Count; at += Size(bytes, at)) yield return at;
    }

    /// <summary>
    /// The offset of the first value at or after a place, as a walk from the start meets them. 0 when the walk does not get there.
    /// </summary>
    internal static int NextFrom(List<byte> payload, int place)
    {
        int at = 0;
        while (at < place)
        {
            at += Size(payload, at);
            if (at >= payload.Count) return 0;
        }

        return at;
    }

    /// <summary>
    /// Writes the header of a string, array or map in the next wider form with the same count; leaves other values alone.
    /// </summary>
    internal static void Widen(List<byte> payload, int at)
    {
        byte code = payload[at];
        switch (code)
        {
            case >= 0x80 and <= 0x8f: Replace(payload, at, 1, 0xde, 0, (byte)(code & 15)); break;
            case >= 0x90 and <= 0x9f: Replace(payload, at, 1, 0xdc, 0, (byte)(code & 15)); break;
            case >= 0xa0 and <= 0xbf: Replace(payload, at, 1, 0xd9, (byte)(code & 31)); break;
            case 0xd9 or 0xc4 when at + 1 < payload.Count: Replace(payload, at, 2, (byte)(code + 1), 0, payload[at + 1]); break;
            case 0xda or 0xc5 or 0xdc
                or 0xde when at
                    + 2 < payload.Count:
                Replace(payload, at, 3, (byte)(code + 1), 0, 0, payload[at + 1], payload[at + 2]); break;
            default: break;
        }
    }

    /// <summary>Makes a short header claim more or less than there is.</summary>
    internal static void ChangeCount(List<byte> payload, int at, int difference)
    {
        if (payload[at] is >= 0x80 and <= 0xbf) payload[at] = (byte)(payload[at] + difference);
    }

    internal static void ReplaceValue(List<byte> payload, int at, byte[] value)
        => Replace(payload, at, Math.Min(Size(payload, at), payload.Count - at), value);

    private static void Replace(List<byte> payload, int at, int count, params byte[] bytes)
    {
        payload.RemoveRange(at, count);
        payload.InsertRange(at, bytes);
    }

    /// <summary>Bytes of a scalar with its content, or of the header of an array or map.</summary>
    internal static int SizeAt(ReadOnlySpan<byte> payload, int at)
    {
        byte code = payload[at];
        return code switch
        {
            >= 0xa0 and <= 0xbf => 1 + (code & 31),
            0xc4 or 0xd9 => 2 + Count(payload, at + 1, 1),
            0xc5 or 0xda => 3 + Count(payload, at + 1, 2),
            0xc6 or 0xdb => 5 + Count(payload, at + 1, 4),
            0xcc or 0xd0 => 2,
            0xcd or 0xd1 or 0xdc or 0xde or 0xd4 => 3,
            0xca or 0xce or 0xd2 or 0xdd or 0xdf => 5,
            0xcb or 0xcf or 0xd3 => 9,
            0xd5 or 0xd6 or 0xd7 or 0xd8 => 2 + (1 << (code - 0xd4)),
            0xc7 => 3 + Count(payload, at + 1, 1),
            0xc8 => 4 + Count(payload, at + 1, 2),
            0xc9 => 6 + Count(payload, at + 1, 4),
            _ => 1,
        };
    }

    private static int Size(List<byte> payload, int at) => SizeAt(CollectionsMarshal.AsSpan(payload), at);

    private static int Count(ReadOnlySpan<byte> payload, int at, int width)
    {
        Span<byte> bytes = stackalloc byte[4];
        for (int i = 0; i < width && at + i < payload.Length; i++) bytes[4 - width + i] = payload[at + i];
        return (int)Math.Min(BinaryPrimitives.ReadUInt32BigEndian(bytes), (uint)payload.Length);
    }
}
