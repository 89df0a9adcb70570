#if NET10_0_OR_GREATER
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanPack;

/// <summary>
/// Text of up to 32 characters that is not all ASCII, UTF-16 to UTF-8, without a branch for a character: for processors that compress
/// vectors of bytes.
/// </summary>
internal static class WideText
{
    /// <summary>The most characters that are transcoded here.</summary>
    internal const int MaxLength = 32;

    /// <summary>
    /// The most bytes that <see cref="TryWrite"/> may store: a header, three bytes per character of a block, and a block after them.
    /// </summary>
    internal const int MaxSize = 2 + (3 * BlockLength) + 64;

    private const int BlockLength = 16; // characters: each has 32 bits of a vector

    /// <summary>Gets whether the processor supports it.</summary>
    internal static bool IsSupported => Avx512Vbmi2.IsSupported && Avx512BW.IsSupported;

    /// <summary>Writes a string of up to 32 characters with its header. Needs <see cref="MaxSize"/> writable bytes.</summary>
    /// <returns>Its bytes, or 0 where there are surrogates; the destination is then undefined.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static unsafe int TryWrite(string value, ref byte destination)
    {
        Vector512<ushort> isCharacter = Vector512.LessThan(Vector512<ushort>.Indices, Vector512.Create((ushort)value.Length));
        Vector512<ushort> text;
        // what the mask leaves out is not loaded
        fixed (char* source = value) text = Avx512BW.MaskLoad((ushort*)source, isCharacter, Vector512<ushort>.Zero);
        if (Vector512.EqualsAny(text & Vector512.Create((ushort)0xf800), Vector512.Create((ushort)0xd800))) return 0;

        Vector512<byte> firstBytes = Encode(Vector512.WidenLower(text), out Vector512<byte> firstUsed);
        Vector512<byte> secondBytes = Encode(Vector512.WidenUpper(text), out Vector512<byte> secondUsed);
        firstUsed &= Vector512.WidenLower(isCharacter.AsInt16()).AsByte();
        secondUsed &= Vector512.WidenUpper(isCharacter.AsInt16()).AsByte();
        int firstCount = BitOperations.PopCount(firstUsed.ExtractMostSignificantBits());
        int count = firstCount + BitOperations.PopCount(secondUsed.ExtractMostSignificantBits());
        ref byte start = ref StringHeader.Write(ref destination, count);
        Avx512Vbmi2.Compress(Vector512<byte>.Zero, firstUsed, firstBytes).StoreUnsafe(ref start);
        Avx512Vbmi2.Compress(Vector512<byte>.Zero, secondUsed, secondBytes).StoreUnsafe(ref start, (nuint)firstCount);
        return Cursor.Distance(ref destination, ref start) + count;
    }

    // The bytes of each character, the first the lowest of its 32 bits, and which of them there are.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<byte> Encode(Vector512<uint> characters, out Vector512<byte> used)
    {
        Vector512<uint> low = characters & Vector512.Create(0x3fu);
        Vector512<uint> two = (characters >>> 6) | (low << 8) | Vector512.Create(0x80c0u);
        Vector512<uint> three = (characters >>> 12) | ((characters & Vector512.Create(0xfc0u)) << 2) | (low << 16)
            | Vector512.Create(0x8080e0u);
        Vector512<uint> hasTwo = Vector512.GreaterThan(characters, Vector512.Create(0x7fu));
        Vector512<uint> hasThree = Vector512.GreaterThan(characters, Vector512.Create(0x7ffu));
        used = (Vector512.Create(0xffu) | (hasTwo & Vector512.Create(0xffffu)) | (hasThree & Vector512.Create(0xffffffu))).AsByte();
        return Vector512.ConditionalSelect(hasThree, three, Vector512.ConditionalSelect(hasTwo, two, characters)).AsByte();
    }
}
#endif
