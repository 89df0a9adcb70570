using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>
/// The offsets of each tag class's storage in the objects of one type. They are equal in all objects, so writers need not query each.
/// </summary>
internal sealed class TagStorage
{
    /// <summary>Bytes from the first field of the object to the string slots of each level.</summary>
    internal readonly nint[] Strings;

    /// <summary>Bytes from the first field of the object to the numeric slots of each level.</summary>
    internal readonly nint[] Metrics;

    /// <summary>Bytes from the first field of the object to the presence mask of each level that has numeric slots.</summary>
    internal readonly nint[] Presence;

    private TagStorage(int levels) => (Strings, Metrics, Presence) = (new nint[levels], new nint[levels], new nint[levels]);

    /// <summary>Finds the storage of the type of an object.</summary>
    /// <returns>Null when the storage may be outside of the object, as with classes that no generator made.</returns>
    internal static TagStorage? Find(SpanTags tags, TagTable[] levels)
    {
        int count = levels.Length;
        var storage = new TagStorage(count);
        nint size = ObjectSize.FieldsOf(tags.GetType());
        for (int i = 0; i < count; i++)
        {
            tags.ReadLevel(i, out TagLevel level);
            bool isThere = level.Table == levels[i];
            bool hasSlots = levels[i].StringCount + levels[i].MetricCount != 0; // else it needs no storage
            if (isThere ? !storage.TryPlace(i, tags, level, size) : hasSlots) return null;
        }

        return storage;
    }

    /// <summary>Returns the first field of an object.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte FirstField(SpanTags tags) => ref Unsafe.As<AnyObject>(tags).First;

    /// <summary>Returns the first field of an object whose first field is a text.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref string? FirstString(SpanTags tags) => ref Unsafe.As<byte, string?>(ref FirstField(tags));

    /// <summary>
    /// Returns the value before the first field of an object. In current runtimes that is the handle of its type, which is unique.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint TypeOf(SpanTags tags) => Unsafe.As<byte, nint>(ref Unsafe.Subtract(ref FirstField(tags), nint.Size));

    /// <summary>Returns the mask of set numbers at an offset from the first field. Read it before the numbers.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong MaskAt(ref byte first, nint distance) => Volatile.Read(ref PresenceAt(ref first, distance));

    /// <summary>Returns the mask of set numbers at an offset from the first field of an object that no other thread uses.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref ulong PresenceAt(ref byte first, nint distance)
        => ref Unsafe.As<byte, ulong>(ref Unsafe.AddByteOffset(ref first, distance));

    /// <summary>Returns the first number at an offset from the first field.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref double NumbersAt(ref byte first, nint distance)
        => ref Unsafe.As<byte, double>(ref Unsafe.AddByteOffset(ref first, distance));

    private bool TryPlace(int index, SpanTags tags, scoped in TagLevel level, nint size)
    {
        int strings = level.Strings.Length;
        if (strings > 0
            && !TryPlace(tags, ref Unsafe.As<string?, byte>(ref MemoryMarshal.GetReference(level.Strings)), (nint)strings * nint.Size, size,
                out Strings[index]))
            return false;
        int metrics = level.Metrics.Length;
        return metrics == 0
            || (TryPlace(tags, ref Unsafe.As<double, byte>(ref MemoryMarshal.GetReference(level.Metrics)), (nint)metrics * sizeof(double),
                size, out Metrics[index])
                && TryPlace(tags, ref Unsafe.As<ulong, byte>(ref level.Presence), sizeof(ulong), size, out Presence[index]));
    }

    // What is at a place inside of one object is a field of it, and so of the same type at that place in every object of the type.
    private static bool TryPlace(SpanTags tags, ref byte place, nint byteCount, nint size, out nint distance)
    {
        distance = Unsafe.ByteOffset(ref FirstField(tags), ref place);
        return distance >= 0 && distance <= size - byteCount && distance % nint.Size == 0;
    }

    // Every object begins with its type, then its fields.
    private sealed class AnyObject
    {
        internal byte First;
    }
}
