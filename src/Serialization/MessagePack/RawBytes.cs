using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <summary>Raw stores. Callers have reserved the room; each method states how much it needs.</summary>
internal static class RawBytes
{
    /// <summary>Copies a key table entry. Needs 32 readable and 32 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Copy32(ref byte source, ref byte destination)
        => Vector256.LoadUnsafe(ref source).StoreUnsafe(ref destination);

    /// <summary>
    /// Copies bytes by 32 and returns the position after them. Needs that many readable and writable bytes, and
    /// <see cref="PaddedBytes.MaxOverrun"/> more.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte CopySteps(ref byte source, ref byte destination, nint count)
    {
        for (nint i = 0; i < count; i += PaddedBytes.Step) Copy32(ref Unsafe.Add(ref source, i), ref Unsafe.Add(ref destination, i));
        return ref Unsafe.Add(ref destination, count);
    }

    /// <summary>Copies bytes of constant data and returns the position after them. Needs that many writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Copy(ref byte destination, scoped ReadOnlySpan<byte> bytes)
    {
        Unsafe.CopyBlockUnaligned(ref destination, ref MemoryMarshal.GetReference(bytes), (uint)bytes.Length);
        return ref Unsafe.Add(ref destination, bytes.Length);
    }

    /// <summary>Copies bytes and returns the position after them. Needs as many writable bytes as the padded array has.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Copy(ref byte destination, PaddedBytes bytes)
    {
        ref byte source = ref MemoryMarshal.GetArrayDataReference(bytes.Array);
        nint length = bytes.Length;
        nint i = 0;
        for (; length - i > PaddedBytes.Step; i += 2 * PaddedBytes.Step)
        {
            Copy32(ref Unsafe.Add(ref source, i), ref Unsafe.Add(ref destination, i));
            Copy32(ref Unsafe.Add(ref source, i + PaddedBytes.Step), ref Unsafe.Add(ref destination, i + PaddedBytes.Step));
        }

        if (i < length) Copy32(ref Unsafe.Add(ref source, i), ref Unsafe.Add(ref destination, i));
        return ref Unsafe.Add(ref destination, length);
    }

    /// <summary>Copies at most 32 bytes and returns the position after them. Needs 32 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte CopyStep(ref byte destination, PaddedBytes bytes)
    {
        Copy32(ref MemoryMarshal.GetArrayDataReference(bytes.Array), ref destination);
        return ref Unsafe.Add(ref destination, bytes.Length);
    }

    /// <summary>Writes 8 bytes, big-endian. Needs 8 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteUInt64(ref byte destination, ulong value)
        => Unsafe.WriteUnaligned(ref destination, BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(value) : value);

    /// <summary>Writes 8 bytes, big-endian. Needs 8 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteDouble(ref byte destination, double value)
        => WriteUInt64(ref destination, BitConverter.DoubleToUInt64Bits(value));

    /// <summary>Writes the header of a string of 32 to 255 bytes. Needs 2 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteStr8(ref byte destination, int byteCount)
    {
        destination = MessagePackCode.Str8;
        Unsafe.Add(ref destination, 1) = (byte)byteCount;
    }

    /// <summary>Writes a code and a big-endian count of 16 bits. Needs 3 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteCode16(ref byte destination, byte code, ushort count)
    {
        destination = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, 1), BitConverter.IsLittleEndian
            ? BinaryPrimitives.ReverseEndianness(count)
            : count);
    }

    /// <summary>Writes a code and a big-endian count of 32 bits. Needs 5 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteCode32(ref byte destination, byte code, uint count)
    {
        destination = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, 1), BitConverter.IsLittleEndian
            ? BinaryPrimitives.ReverseEndianness(count)
            : count);
    }

    /// <summary>Writes a code and 8 bytes, big-endian. Needs 9 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteCode64(ref byte destination, byte code, ulong value)
    {
        destination = code;
        WriteUInt64(ref Unsafe.Add(ref destination, 1), value);
    }

    /// <summary>Writes 16 lower-case hex digits. Needs 16 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteHex16(ref byte destination, ulong value)
    {
        // The bytes in the order of their digits, each twice; the first of the two is its upper half.
        Vector128<byte> bytes = Vector128.CreateScalar(BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(value) : value)
            .AsByte();
        Vector128<byte> twice = Vector128.Shuffle(bytes, Vector128.Create((byte)0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7));
        // of pairs of equal bytes, so no other's bits come in below
        Vector128<byte> upper = Vector128.ShiftRightLogical(twice.AsUInt16(), 4).AsByte();
        Vector128<byte> isUpper = Vector128.Create((ushort)0x00ff).AsByte();
        Vector128<byte> digits = Vector128.ConditionalSelect(BitConverter.IsLittleEndian ? isUpper : ~isUpper, upper, twice) & Vector128
            .Create((byte)0x0f);
        Vector128.Shuffle(Vector128.Create("0123456789abcdef"u8), digits).StoreUnsafe(ref destination);
    }
}
