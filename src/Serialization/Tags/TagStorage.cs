using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Where in the objects of one type the storage of each tag class is: the same in all of them, so writers need not ask each object.</summary>
/// <param name="Strings">Bytes from the first field of the object to the string slots of each level.</param>
/// <param name="Metrics">Bytes from the first field of the object to the numeric slots of each level.</param>
/// <param name="Presence">Bytes from the first field of the object to the presence mask of each level that has numeric slots.</param>
internal sealed record TagStorage(nint[] Strings, nint[] Metrics, nint[] Presence)
{
    /// <summary>Finds the storage of the type of an object.</summary>
    /// <returns>Null when it is not inside the object, as with classes that no generator made.</returns>
    internal static TagStorage? Find(SpanTags tags, int levelCount)
    {
        TagStorage found = Read(tags, levelCount);
        TagStorage ofCopy = Read(tags.Copy(), levelCount); // what is elsewhere is at another distance from the copy
        bool isInside = found.Strings.AsSpan().SequenceEqual(ofCopy.Strings) && found.Metrics.AsSpan().SequenceEqual(ofCopy.Metrics) && found.Presence.AsSpan().SequenceEqual(ofCopy.Presence);
        return isInside ? found : null;
    }

    /// <summary>The first field of an object.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte FirstField(SpanTags tags) => ref Unsafe.As<AnyObject>(tags).First;

    /// <summary>The mask of numbers that are set, at a distance from the first field.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong MaskAt(ref byte first, nint distance) => Unsafe.As<byte, ulong>(ref Unsafe.AddByteOffset(ref first, distance));

    /// <summary>The first number, at a distance from the first field.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref double NumbersAt(ref byte first, nint distance) => ref Unsafe.As<byte, double>(ref Unsafe.AddByteOffset(ref first, distance));

    private static TagStorage Read(SpanTags tags, int levelCount)
    {
        var storage = new TagStorage(new nint[levelCount], new nint[levelCount], new nint[levelCount]);
        for (int i = 0; i < levelCount; i++)
        {
            tags.ReadLevel(i, out TagLevel level);
            if (!level.Strings.IsEmpty) storage.Strings[i] = Distance(tags, ref Unsafe.As<string?, byte>(ref MemoryMarshal.GetReference(level.Strings)));
            if (level.Metrics.IsEmpty) continue;
            storage.Metrics[i] = Distance(tags, ref Unsafe.As<double, byte>(ref MemoryMarshal.GetReference(level.Metrics)));
            storage.Presence[i] = Distance(tags, ref Unsafe.As<ulong, byte>(ref level.Presence));
        }

        return storage;
    }

    private static nint Distance(SpanTags tags, ref byte place) => Unsafe.ByteOffset(ref FirstField(tags), ref place);

    // Every object begins with its type, then its fields.
    private sealed class AnyObject
    {
        internal byte First;
    }
}
