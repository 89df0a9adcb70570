using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Casts of objects that have one type only. A debug build checks it.</summary>
internal static class KnownType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Of<T>(object value)
        where T : class
    {
        Debug.Assert(value is T, "The object has another type.");
        return Unsafe.As<T>(value);
    }
}
