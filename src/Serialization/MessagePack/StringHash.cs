using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanPack;

/// <summary>
/// A hash over all characters of a string with a secret of the process, so that senders of strings cannot choose collisions.
/// </summary>
/// <remarks>
/// Short text, and text of more than 128 characters, is hashed in steps of 16 bytes, each folded by one 64 by 64 bit multiplication. Long
/// text is hashed in four lanes with different seeds. Lengths in between use NH of UMAC (RFC 4418, section 5.2): the sum of products of two
/// 32-bit words, each with a secret key added. Two texts collide with a probability of 2^-32. An attacker who learns the secret can still
/// produce collisions, so the table also counts probes.
/// </remarks>
internal readonly struct StringHash
{
    private const ulong Odd = 0x9e3779b97f4a7c15; // 2^64 divided by the golden ratio

    private const int BlockSize = 32; // bytes
    private const int MaxMedium = 256; // bytes, each with a byte of a key

    private static readonly byte[] s_keys = Secret.GetBytes(MaxMedium);

    private readonly ulong _seed;
    private readonly ulong _secret;

    internal StringHash(ulong seed, ulong secret)
    {
        _seed = seed;
        _secret = secret;
    }

    /// <summary>Gets the hash of this process.</summary>
    internal static StringHash OfProcess { get; } = new(Secret.GetUInt64(), Secret.GetUInt64());

    internal uint Of(string value)
    {
        ref byte text = ref Unsafe.As<char, byte>(ref Unsafe.AsRef(in value.GetPinnableReference()));
        return Of(ref text, (nuint)value.Length * sizeof(char));
    }

    internal uint Of(ReadOnlySpan<byte> bytes) => Of(ref MemoryMarshal.GetReference(bytes), (nuint)bytes.Length);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private uint Of(ref byte text, nuint size)
    {
        if (size - BlockSize <= MaxMedium - BlockSize) return (uint)OfMedium(ref text, size);
        return (uint)(size > 16 ? OfLong(ref text, size) : Fold(OfShort(ref text, size) ^ _secret, size ^ Odd));
    }

    private ulong OfShort(ref byte text, nuint size)
    {
        if (size >= 8) return Fold(Read64(ref text, 0) ^ _secret, Read64(ref text, size - 8) ^ _seed);
        if (size >= 4) return Fold(Read32(ref text, 0) ^ _secret, Read32(ref text, size - 4) ^ _seed);
        ulong few = 0;
        for (nuint i = 0; i < size; i++) few |= (ulong)Unsafe.Add(ref text, i) << (int)(i * 8);
        return Fold(few ^ _secret, _seed);
    }

    // The last block overlaps the one before, and has a key to itself.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong OfMedium(ref byte text, nuint size)
    {
        ref byte keys = ref MemoryMarshal.GetArrayDataReference(s_keys);
        nuint last = size - BlockSize;
        Vector256<ulong> sums = Products(ref text, last, ref keys, MaxMedium - BlockSize);
        for (nuint i = 0; i < last; i += BlockSize) sums += Products(ref text, i, ref keys, i);
        Vector128<ulong> pair = sums.GetLower() + sums.GetUpper();
        return Fold((pair.ToScalar() + pair.GetElement(1)) ^ _secret, (size * Odd) ^ _seed);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<ulong> Products(ref byte text, nuint offset, ref byte keys, nuint key)
    {
        Vector256<uint> words = Vector256.LoadUnsafe(ref text, offset).AsUInt32() + Vector256.LoadUnsafe(ref keys, key).AsUInt32();
        Vector256<ulong> odd = words.AsUInt64() >>> 32;
        return Avx2.IsSupported ? Avx2.Multiply(words, odd.AsUInt32()) : (words.AsUInt64() & Vector256.Create((ulong)uint.MaxValue)) * odd;
    }

    // Four lanes of 16 bytes that do not wait for each other. The last 64 bytes, or what there is of them, overlap what is before them.
    private ulong OfLong(ref byte text, nuint size)
    {
        ulong a = _seed;
        ulong b = _seed + Odd;
        ulong c = _seed + unchecked(2 * Odd);
        ulong d = Fold(size ^ _secret, _seed + unchecked(3 * Odd)); // made of the secret, so that no text can make up for another length
        nuint last = 0;
        if (size > 64)
        {
            last = size - 64;
            for (nuint i = 0; i < last; i += 64)
            {
                a = Step(ref text, i, a);
                b = Step(ref text, i + 16, b);
                c = Step(ref text, i + 32, c);
                d = Step(ref text, i + 48, d);
            }
        }

        a = Step(ref text, last, a);
        if (size > 32)
        {
            b = Step(ref text, last + 16, b);
            c = Step(ref text, size - 32, c);
        }

        d = Step(ref text, size - 16, d);
        return Fold(a ^ c ^ _secret, b ^ d);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong Step(ref byte text, nuint offset, ulong lane)
        => Fold(Read64(ref text, offset) ^ _secret, Read64(ref text, offset + 8) ^ lane);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Fold(ulong left, ulong right)
    {
        // Two multiplications: one that gives both halves gives one of them through memory, which takes longer.
        if (Bmi2.X64.IsSupported) return Bmi2.X64.MultiplyNoFlags(left, right) ^ (left * right);
        ulong high = Math.BigMul(left, right, out ulong low);
        return high ^ low;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Read64(ref byte text, nuint offset) => Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref text, offset));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Read32(ref byte text, nuint offset) => Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref text, offset));
}
