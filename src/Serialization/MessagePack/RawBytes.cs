using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <summary>Raw stores. Callers have reserved the room; each method says how much it needs.</summary>
internal static class RawBytes
{
    /// <summary>Copies a key table entry. Needs 32 readable and 32 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Copy32(ref byte source, ref byte destination)
        => Vector256.LoadUnsafe(ref source).StoreUnsafe(ref destination);

    /// <summary>Copies bytes of constant data and returns the place after them. Needs as many writable bytes as there are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Copy(ref byte destination, scoped ReadOnlySpan<byte> bytes)
    {
        Unsafe.CopyBlockUnaligned(ref destination, ref MemoryMarshal.GetReference(bytes), (uint)bytes.Length);
        return ref Unsafe.Add(ref destination, bytes.Length);
    }

    /// <summary>Writes 8 bytes, big-endian. Needs 8 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteUInt64(ref byte destination, ulong value)
        => Unsafe.WriteUnaligned(ref destination, BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(value) : value);

    /// <summary>Writes 8 bytes, big-endian. Needs 8 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteDouble(ref byte destination, double value) => WriteUInt64(ref destination, BitConverter.DoubleToUInt64Bits(value));

    /// <summary>Writes a code and a big-endian count of 16 bits. Needs 3 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteCode16(ref byte destination, byte code, ushort count)
    {
        destination = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, 1), BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(count) : count);
    }

    /// <summary>Writes a code and a big-endian count of 32 bits. Needs 5 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteCode32(ref byte destination, byte code, uint count)
    {
        destination = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, 1), BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(count) : count);
    }

    /// <summary>Writes a code and 8 bytes, big-endian. Needs 9 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteCode64(ref byte destination, byte code, ulong value)
    {
        destination = code;
        WriteUInt64(ref Unsafe.Add(ref destination, 1), value);
    }

    /// <summary>Writes 16 lower-case hex digits. Needs 16 writable bytes.</summary>
    internal static void WriteHex16(ref byte destination, ulong value)
    {
        for (int i = 15; i >= 0; i--, value >>= 4)
        {
            Unsafe.Add(ref destination, i) = (byte)"0123456789abcdef"[(int)(value & 15)];
        }
    }
}
