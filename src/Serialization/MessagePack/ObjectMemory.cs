using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.X86;

namespace SpanPack;

/// <summary>The current address of an object as a number. It is never dereferenced, because the garbage collector moves objects.</summary>
internal static class ObjectMemory
{
    private const int Ahead = 40; // bytes: within the first cache line of a short string, else the next one

    /// <summary>Returns the address of a string's characters.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static unsafe nint AddressOf(string value) => (nint)Unsafe.AsPointer(ref Unsafe.AsRef(in value.GetPinnableReference()));

    /// <summary>Returns the lower half of the address of a string's characters, to recognize an object.</summary>
    internal static uint LowAddressOf(string value) => (uint)((ulong)AddressOf(value) >> 2); // objects are aligned

    /// <summary>Prefetches a place of a table. Reads nothing: where the table has moved, a wrong line is fetched.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static unsafe void Prefetch<T>(ref T place)
        where T : unmanaged
    {
        if (Sse.IsSupported) Sse.Prefetch0(Unsafe.AsPointer(ref place));
    }

    /// <summary>Prefetches the second half of the first 96 bytes of a string: the first cache line or the next. Reads nothing.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static unsafe void Prefetch(string value)
    {
        if (Sse.IsSupported) Sse.Prefetch0((byte*)AddressOf(value) + Ahead);
    }
}
