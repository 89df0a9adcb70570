using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The header of a string, in its shortest form. Source: MessagePack specification, str format family.</summary>
internal static class StringHeader
{
    /// <summary>Bytes of the longest header.</summary>
    internal const int MaxSize = 5;

    /// <summary>Returns the bytes of a text's header: 1, 2, 3 or 5.</summary>
    internal static int SizeOf(int byteCount) => byteCount switch { <= 31 => 1, <= 255 => 2, <= 65535 => 3, _ => 5 };

    /// <summary>Writes a header. Needs 5 writable bytes.</summary>
    internal static ref byte Write(ref byte cursor, int byteCount)
    {
        switch (SizeOf(byteCount))
        {
            case 1:
                cursor = (byte)(MessagePackCode.MinFixStr | byteCount);
                return ref Cursor.Skip(ref cursor, 1);
            case 2:
                cursor = MessagePackCode.Str8;
                Cursor.Skip(ref cursor, 1) = (byte)byteCount;
                return ref Cursor.Skip(ref cursor, 2);
            case 3:
                RawBytes.WriteCode16(ref cursor, MessagePackCode.Str16, (ushort)byteCount);
                return ref Cursor.Skip(ref cursor, 3);
            default:
                RawBytes.WriteCode32(ref cursor, MessagePackCode.Str32, (uint)byteCount);
                return ref Cursor.Skip(ref cursor, 5);
        }
    }

    /// <summary>Reads a header that was written here.</summary>
    /// <param name="bytes">Bytes that start with the header.</param>
    /// <param name="byteCount">Bytes of the text behind it.</param>
    /// <returns>Bytes of the header: 1, 2, 3 or 5.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Read(ReadOnlySpan<byte> bytes, out int byteCount)
    {
        byte code = bytes[0];
        if (code < MessagePackCode.MinFixStr + 32)
        {
            byteCount = code & 31;
            return 1;
        }

        if (code != MessagePackCode.Str8) return ReadLong(bytes, out byteCount);
        byteCount = bytes[1];
        return 2;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadLong(ReadOnlySpan<byte> bytes, out int byteCount)
    {
        if (bytes[0] == MessagePackCode.Str16)
        {
            byteCount = BinaryPrimitives.ReadUInt16BigEndian(bytes[1..]);
            return 3;
        }

        byteCount = BinaryPrimitives.ReadInt32BigEndian(bytes[1..]);
        return 5;
    }
}
