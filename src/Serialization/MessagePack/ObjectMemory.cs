using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.X86;

namespace SpanPack;

/// <summary>Where an object is at this moment, as a number: it is never followed, since the garbage collector moves objects.</summary>
internal static class ObjectMemory
{
    private const int Ahead = 40; // bytes: within the first cache line of a short string, else the next one

    /// <summary>Where the characters of a string are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static unsafe nint AddressOf(string value) => (nint)Unsafe.AsPointer(ref Unsafe.AsRef(in value.GetPinnableReference()));

    /// <summary>The lower half of where the characters of a string are: to know an object again.</summary>
    internal static uint LowAddressOf(string value) => (uint)((ulong)AddressOf(value) >> 2); // objects are aligned

    /// <summary>Asks for the second half of the first 96 bytes of a string: the first cache line or the next. Reads nothing.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static unsafe void Prefetch(string value)
    {
        if (Sse.IsSupported) Sse.Prefetch0((byte*)AddressOf(value) + Ahead);
    }
}
