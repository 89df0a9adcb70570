using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The size of a type's objects, determined without running code of the type.</summary>
internal static class ObjectSize
{
    private const int Attempts = 8; // what the runtime allocates on the way, it allocates at first or seldom

    /// <summary>Returns the bytes of the fields of an object, including padding.</summary>
    /// <remarks>
    /// A blank object is copied: copying allocates the object and nothing else. <see cref="RuntimeHelpers.GetUninitializedObject"/>
    /// allocates 32 bytes more under NativeAOT. No constructor and no finalizer runs.
    /// </remarks>
    [SuppressMessage("Usage", "CA1816",
        Justification = "The object is private, and its finalizer would find fields that no constructor has set.")]
    [UnconditionalSuppressMessage("Trimming", "IL2067", Justification = "Objects of the type exist, and no constructor is called.")]
    internal static nint FieldsOf(Type type)
    {
        var blank = (SpanTags)RuntimeHelpers.GetUninitializedObject(type);
        GC.SuppressFinalize(blank);
        long least = long.MaxValue;
        for (int i = 0; i < Attempts; i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            _ = blank.Copy();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return (nint)least - (2 * nint.Size); // the header, and the handle of the type
    }
}
