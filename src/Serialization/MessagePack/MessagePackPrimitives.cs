using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Writes values in their shortest form and returns the position after them. Callers have reserved the room; each method states how much it
/// needs.
/// </summary>
internal static class MessagePackPrimitives
{
    /// <summary>Bytes of the longest number or header.</summary>
    internal const int MaxSize = 9;

    /// <summary>Writes one byte. Needs 1 writable byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteByte(ref byte cursor, byte value)
    {
        cursor = value;
        return ref Unsafe.Add(ref cursor, 1);
    }

    /// <summary>Writes true or false. Needs 1 writable byte.</summary>
    internal static ref byte WriteBool(ref byte cursor, bool value)
        => ref WriteByte(ref cursor, value ? MessagePackCode.True : MessagePackCode.False);

    /// <summary>Writes float 64. Needs 9 writable bytes.</summary>
    internal static ref byte WriteDouble(ref byte cursor, double value)
    {
        RawBytes.WriteCode64(ref cursor, MessagePackCode.Float64, BitConverter.DoubleToUInt64Bits(value));
        return ref Unsafe.Add(ref cursor, 9);
    }

    /// <summary>Writes an integer; one that is not negative in an unsigned form. Needs 9 writable bytes.</summary>
    internal static ref byte WriteInt64(ref byte cursor, long value)
    {
        if (value >= 0) return ref WriteUInt64(ref cursor, (ulong)value);
        switch (value)
        {
            case >= -32:
                return ref WriteByte(ref cursor, (byte)value);
            case >= sbyte.MinValue:
                cursor = MessagePackCode.Int8;
                return ref WriteByte(ref Unsafe.Add(ref cursor, 1), (byte)value);
            case >= short.MinValue:
                RawBytes.WriteCode16(ref cursor, MessagePackCode.Int16, (ushort)value);
                return ref Unsafe.Add(ref cursor, 3);
            case >= int.MinValue:
                RawBytes.WriteCode32(ref cursor, MessagePackCode.Int32, (uint)value);
                return ref Unsafe.Add(ref cursor, 5);
            default:
                RawBytes.WriteCode64(ref cursor, MessagePackCode.Int64, (ulong)value);
                return ref Unsafe.Add(ref cursor, 9);
        }
    }

    /// <summary>Writes an integer. Needs 9 writable bytes.</summary>
    internal static ref byte WriteUInt64(ref byte cursor, ulong value)
    {
        switch (value)
        {
            case <= MessagePackCode.MaxFixInt:
                return ref WriteByte(ref cursor, (byte)value);
            case <= byte.MaxValue:
                cursor = MessagePackCode.UInt8;
                return ref WriteByte(ref Unsafe.Add(ref cursor, 1), (byte)value);
            case <= ushort.MaxValue:
                RawBytes.WriteCode16(ref cursor, MessagePackCode.UInt16, (ushort)value);
                return ref Unsafe.Add(ref cursor, 3);
            case <= uint.MaxValue:
                RawBytes.WriteCode32(ref cursor, MessagePackCode.UInt32, (uint)value);
                return ref Unsafe.Add(ref cursor, 5);
            default:
                RawBytes.WriteCode64(ref cursor, MessagePackCode.UInt64, value);
                return ref Unsafe.Add(ref cursor, 9);
        }
    }

    /// <summary>
    /// Does the same as <see cref="WriteUInt64"/>, without a call for common ids and times: 0, or more than 32 bits. Needs 9 writable
    /// bytes.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteLarge(ref byte cursor, ulong value)
    {
        if (value <= uint.MaxValue) return ref value == 0 ? ref WriteByte(ref cursor, 0) : ref WriteUInt64(ref cursor, value);
        RawBytes.WriteCode64(ref cursor, MessagePackCode.UInt64, value);
        return ref Unsafe.Add(ref cursor, 9);
    }

    /// <summary>Returns whether the shortest form of an integer has 32 bits, as for most durations, from 65.5 µs to 4.3 s.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsUInt32(long value) => (ulong)(value - (ushort.MaxValue + 1)) <= uint.MaxValue - (ushort.MaxValue + 1);

    /// <summary>Writes an integer that <see cref="IsUInt32"/>. Needs 5 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteUInt32(ref byte cursor, uint value)
    {
        RawBytes.WriteCode32(ref cursor, MessagePackCode.UInt32, value);
        return ref Unsafe.Add(ref cursor, 5);
    }

    /// <summary>Writes the header of an array. Needs 5 writable bytes.</summary>
    internal static ref byte WriteArrayHeader(ref byte cursor, int count)
        => ref count <= CountHeader.MaxFix
            ? ref WriteByte(ref cursor, (byte)(MessagePackCode.MinFixArray | count))
            : ref WriteWideCount(ref cursor, count, MessagePackCode.Array16);

    /// <summary>Writes the header of binary data. Needs 5 writable bytes.</summary>
    internal static ref byte WriteBinHeader(ref byte cursor, int byteCount)
    {
        if (byteCount > byte.MaxValue) return ref WriteWideCount(ref cursor, byteCount, MessagePackCode.Bin16);
        cursor = MessagePackCode.Bin8;
        return ref WriteByte(ref Unsafe.Add(ref cursor, 1), (byte)byteCount);
    }

    // The code of the 32-bit form follows that of the 16-bit form in both families.
    private static ref byte WriteWideCount(ref byte cursor, int count, byte code16)
    {
        if (count <= ushort.MaxValue)
        {
            RawBytes.WriteCode16(ref cursor, code16, (ushort)count);
            return ref Unsafe.Add(ref cursor, 3);
        }

        RawBytes.WriteCode32(ref cursor, (byte)(code16 + 1), (uint)count);
        return ref Unsafe.Add(ref cursor, 5);
    }
}
