using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A string object with its index in the payload: one place of the table that finds strings by their object. 16 bytes.</summary>
internal struct KnownString
{
    /// <summary>Places of the table: 16 KiB, half of a first-level cache.</summary>
    internal const int PlaceCount = 1 << PlaceBits;

    private const int PlaceBits = 10;
    private const ulong Odd = 0x9e3779b97f4a7c15; // 2^64 divided by the golden ratio

    /// <summary>The string; null for a free place.</summary>
    internal string? Value;

    internal EncodedIndex Index;

    /// <summary>Returns the place where a string would be, given the first one.</summary>
    /// <remarks>
    /// The address is hashed, never followed: a string that the garbage collector has moved is missed once, and then added at another
    /// place.
    /// </remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref KnownString At(ref KnownString first, string value) => ref Items.At(ref first, (int)PlaceOf(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint PlaceOf(string value) => (uint)(((ulong)ObjectMemory.AddressOf(value) * Odd) >> (64 - PlaceBits));
}
