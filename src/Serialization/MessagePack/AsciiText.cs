using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <summary>Finds texts by their bytes: a quick hash, and a comparison with strings that are known to be ASCII.</summary>
internal static class AsciiText
{
    private const ulong Odd = 0x9e3779b97f4a7c15; // 2^64 divided by the golden ratio
    private const int Middle = 23; // turns the middle away from the ends, so that repetitions do not cancel out

    /// <summary>
    /// Returns a hash of the ends, the middle and the length, sufficient for caches in which a collision costs only the place. Its upper
    /// bits depend on all bytes that it reads.
    /// </summary>
    /// <param name="utf8">The text; not empty.</param>
    internal static ulong Hash(ReadOnlySpan<byte> utf8)
    {
        ref byte text = ref MemoryMarshal.GetReference(utf8);
        nuint size = (uint)utf8.Length;
        ulong head;
        ulong tail;
        if (size >= sizeof(ulong))
        {
            head = Read64(ref text, 0);
            tail = Read64(ref text, size - sizeof(ulong));
            if (size >= 2 * sizeof(ulong)) head ^= BitOperations.RotateLeft(Read64(ref text, (size / 2) - (sizeof(ulong) / 2)), Middle);
        }
        else if (size >= sizeof(uint))
        {
            head = Unsafe.ReadUnaligned<uint>(ref text);
            tail = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref text, size - sizeof(uint)));
        }
        else
        {
            head = text;
            tail = (uint)Unsafe.Add(ref text, size / 2) | ((uint)Unsafe.Add(ref text, size - 1) << 8);
        }

        return (((head + size) * Odd) ^ tail) * Odd;
    }

    /// <summary>Returns whether bytes equal a text.</summary>
    /// <param name="utf8">Any bytes.</param>
    /// <param name="text">The text; ASCII only. A byte beyond ASCII equals none of its characters.</param>
    internal static bool Equals(ReadOnlySpan<byte> utf8, string text)
    {
        if (utf8.Length != text.Length) return false;
        ref byte bytes = ref MemoryMarshal.GetReference(utf8);
        ref ushort chars = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        nuint size = (uint)text.Length;
        if (size >= 16)
        {
            nuint last = size - 16; // overlaps what is before it
            for (nuint i = 0; i < last; i += 16)
            {
                if (!Equal16(ref bytes, ref chars, i)) return false;
            }

            return Equal16(ref bytes, ref chars, last);
        }

        if (size >= 8) return Equal8(ref bytes, ref chars, 0) && Equal8(ref bytes, ref chars, size - 8);
        if (size >= 4) return Equal4(ref bytes, ref chars, 0) && Equal4(ref bytes, ref chars, size - 4);
        for (nuint i = 0; i < size; i++)
        {
            if (Unsafe.Add(ref bytes, i) != Unsafe.Add(ref chars, i)) return false;
        }

        return true;
    }

    /// <summary>Needs 16 readable bytes and characters at the offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Equal16(ref byte bytes, ref ushort chars, nuint offset)
    {
        (Vector128<ushort> lower, Vector128<ushort> upper) = Vector128.Widen(Vector128.LoadUnsafe(ref bytes, offset));
        return ((lower ^ Vector128.LoadUnsafe(ref chars, offset))
            | (upper ^ Vector128.LoadUnsafe(ref chars, offset + 8))) == Vector128<ushort>.Zero;
    }

    /// <summary>Needs 8 readable bytes and characters at the offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Equal8(ref byte bytes, ref ushort chars, nuint offset)
        => Vector128.WidenLower(Vector128.CreateScalarUnsafe(Read64(ref bytes, offset)).AsByte()) == Vector128
            .LoadUnsafe(ref chars, offset);

    /// <summary>Needs 4 readable bytes and characters at the offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Equal4(ref byte bytes, ref ushort chars, nuint offset)
    {
        uint four = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref bytes, offset));
        ulong wide = Vector128.WidenLower(Vector128.CreateScalarUnsafe(four).AsByte()).AsUInt64().ToScalar();
        return wide == Read64(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref chars, offset)), 0);
    }

    /// <summary>Needs 8 readable bytes at the offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Read64(ref byte text, nuint offset) => Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref text, offset));
}
