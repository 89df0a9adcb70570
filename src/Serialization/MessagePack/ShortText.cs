using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanPack;

/// <summary>ASCII of up to 128 characters, UTF-16 to bytes, with overlapping vector loads instead of loops over the rest.</summary>
internal static class ShortText
{
    /// <summary>Text shorter than this is narrowed inline.</summary>
    internal const int InlineLimit = 32;

    /// <summary>Longer text is the framework's business.</summary>
    internal const int MaxMedium = 128;

    private const ushort NotAscii = 0xff80;
    private const ulong NotAsciiBytes = 0x8080808080808080;

    // 16 numbers of 32 bits that are all ones, then 16 zeros: what begins n before the middle selects n pairs of characters.
    private static ReadOnlySpan<byte> PairMasks =>
    [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
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

        return (all & Vector256.Create(NotAscii)) == Vector256<ushort>.Zero; // asked here, where it is a jump: in the block it would be a value first
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrowByLength(string value, ref byte destination)
    {
        ref ushort source = ref Unsafe.As<char, ushort>(ref Unsafe.AsRef(in value.GetPinnableReference()));
        nuint length = (uint)value.Length;
        if (length >= 16)
        {
            Vector256<ushort> head = Vector256.LoadUnsafe(ref source);
            Vector256<ushort> tail = Vector256.LoadUnsafe(ref source, length - 16);
            if (((head | tail) & Vector256.Create(NotAscii)) != Vector256<ushort>.Zero) return false;
            Narrow(head.GetLower(), head.GetUpper()).StoreUnsafe(ref destination);
            Narrow(tail.GetLower(), tail.GetUpper()).StoreUnsafe(ref destination, length - 16);
            return true;
        }

        if (length >= 8)
        {
            Vector128<ushort> head = Vector128.LoadUnsafe(ref source);
            Vector128<ushort> tail = Vector128.LoadUnsafe(ref source, length - 8);
            if (((head | tail) & Vector128.Create(NotAscii)) != Vector128<ushort>.Zero) return false;
            Vector128<ulong> both = Narrow(head, tail).AsUInt64();
            Unsafe.WriteUnaligned(ref destination, both.ToScalar());
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, length - 8), both.GetElement(1));
            return true;
        }

        if (Unsafe.SizeOf<nint>() != 8 || !BitConverter.IsLittleEndian) return TryNarrowScalar(ref source, length, ref destination);
        if (length >= 2)
        {
            // The characters of a string begin 12 bytes into the object, so 16 bytes that end with its second character or a later one
            // begin inside it. What lies before the text is shifted out, and only what is left is checked.
            Vector128<ushort> text = Vector128.LoadUnsafe(ref Unsafe.Subtract(ref source, 8 - length));
            Vector128<ushort> capped = Vector128.Min(text, Vector128.Create((ushort)0xff));
            ulong packed = Narrow(capped, capped).AsUInt64().ToScalar() >> (int)((8 - length) * 8);
            Unsafe.WriteUnaligned(ref destination, packed);
            return (packed & NotAsciiBytes) == 0;
        }

        // The terminating U+0000 where there is no character: a string has one.
        destination = (byte)source;
        return source < 0x80;
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

    // Where vectors do not reach: 32-bit and big-endian processes.
    private static bool TryNarrowScalar(ref ushort source, nuint length, ref byte destination)
    {
        ushort all = 0;
        for (nuint i = 0; i < length; i++)
        {
            ushort character = Unsafe.Add(ref source, i);
            all |= character;
            Unsafe.Add(ref destination, i) = (byte)character;
        }

        return (all & NotAscii) == 0;
    }

    // Characters up to 0xff stay what they are in every variant; only those are used.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Narrow(Vector128<ushort> lower, Vector128<ushort> upper)
        => Sse2.IsSupported ? Sse2.PackUnsignedSaturate(lower.AsInt16(), upper.AsInt16()) : Vector128.Narrow(lower, upper);
}
