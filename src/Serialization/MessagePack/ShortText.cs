using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanPack;

/// <summary>ASCII of up to 128 characters, UTF-16 to bytes, with overlapping vector loads instead of loops over the rest.</summary>
internal static partial class ShortText
{
    /// <summary>Text shorter than this is narrowed inline.</summary>
    internal const int InlineLimit = 32;

    /// <summary>Text longer than this is transcoded by the framework.</summary>
    internal const int MaxMedium = 128;

    private const ushort NotAscii = 0xff80;

    // 16 numbers of 32 bits that are all ones, then 16 zeros: what begins n before the middle selects n pairs of characters.
    private static ReadOnlySpan<byte> PairMasks =>
    [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ];

    /// <summary>Writes a string of up to 128 ASCII characters with its header. Needs 130 writable bytes.</summary>
    /// <returns>Its bytes, or 0 for other text; the destination is then undefined.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)] // in the loops of the formats
    internal static int Write(string value, ref byte destination)
    {
        int length = value.Length;
        if (length < InlineLimit)
        {
            destination = (byte)(MessagePackCode.MinFixStr | length);
            return TryNarrow(value, ref Unsafe.Add(ref destination, 1)) ? 1 + length : 0;
        }

        if (length > MaxMedium) return 0;
        RawBytes.WriteStr8(ref destination, length);
        return TryNarrowMedium(value, ref Unsafe.Add(ref destination, 2)) ? 2 + length : 0;
    }

    /// <summary>
    /// Writes ASCII text of 0 to 31 characters. Needs 32 writable bytes, of which the first <c>Length</c> hold the text afterwards.
    /// </summary>
    /// <returns>False when a character is not ASCII; the destination is then undefined.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)] // in the loops of the formats, and nowhere else: 59 ns a span against 72 as a call
    private static unsafe bool TryNarrow(string value, ref byte destination)
    {
#if NET10_0_OR_GREATER
        if (Avx512BW.IsSupported)
        {
            Vector512<ushort> isCharacter = Vector512.LessThan(Vector512<ushort>.Indices, Vector512.Create((ushort)value.Length));
            Vector512<ushort> text;
            fixed (char* source = value) text = Avx512BW.MaskLoad((ushort*)source, isCharacter, Vector512<ushort>.Zero);
            Avx512BW.ConvertToVector256ByteWithSaturation(text).StoreUnsafe(ref destination);
            return (text & Vector512.Create(NotAscii)) == Vector512<ushort>.Zero;
        }
#endif
        if (!Avx2.IsSupported) return TryNarrowByLength(value, ref destination);

        // One way for all lengths: lengths of values that follow one another are not predictable. What the mask leaves out is not loaded.
        Vector256<ushort> all;
        fixed (char* source = value)
        {
            nuint pairs = ((uint)value.Length + 1) / 2; // with the terminating U+0000 where the length is odd
            ref int masks = ref Unsafe.As<byte, int>(ref MemoryMarshal.GetReference(PairMasks));
            Vector256<ushort> lower = Avx2.MaskLoad((int*)source, Vector256.LoadUnsafe(ref masks, 16 - pairs)).AsUInt16();
            Vector256<ushort> upper = Avx2.MaskLoad((int*)source + 8, Vector256.LoadUnsafe(ref masks, 24 - pairs)).AsUInt16();
            Vector256<ulong> packed = Avx2.PackUnsignedSaturate(lower.AsInt16(), upper.AsInt16()).AsUInt64();
            Avx2.Permute4x64(packed, 0b11_01_10_00).AsByte().StoreUnsafe(ref destination);
            all = lower | upper;
        }

        // asked here, where it is a jump: in the block it would be a value first
        return (all & Vector256.Create(NotAscii)) == Vector256<ushort>.Zero;
    }

    /// <summary>Writes ASCII text of 32 to 128 characters. Needs <c>value.Length</c> writable bytes.</summary>
    /// <returns>False when a character is not ASCII; the destination is then undefined.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)] // as the other: a call costs what it does
    private static bool TryNarrowMedium(string value, ref byte destination)
    {
        ref ushort source = ref Unsafe.As<char, ushort>(ref Unsafe.AsRef(in value.GetPinnableReference()));
        nuint last = (nuint)value.Length - 16;
        Vector256<ushort> all = Vector256.LoadUnsafe(ref source, last);
        Narrow(all.GetLower(), all.GetUpper()).StoreUnsafe(ref destination, last);
        for (nuint i = 0; i < last; i += 16)
        {
            Vector256<ushort> next = Vector256.LoadUnsafe(ref source, i);
            all |= next;
            Narrow(next.GetLower(), next.GetUpper()).StoreUnsafe(ref destination, i);
        }

        return (all & Vector256.Create(NotAscii)) == Vector256<ushort>.Zero;
    }

    // Characters up to 0xff stay what they are in every variant; only those are used.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Narrow(Vector128<ushort> lower, Vector128<ushort> upper)
        => Sse2.IsSupported ? Sse2.PackUnsignedSaturate(lower.AsInt16(), upper.AsInt16()) : Vector128.Narrow(lower, upper);
}
