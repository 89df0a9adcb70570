namespace SpanPack;

/// <summary>The numeric tags of one tag class, with their offsets in an object.</summary>
internal sealed class MergedMetrics(SlotNames names, nint values, nint presence)
{
    /// <summary>The names.</summary>
    internal readonly SlotNames Names = names;

    /// <summary>Bytes from the first field of the object to the numbers.</summary>
    internal readonly nint Values = values;

    /// <summary>Bytes from the first field of the object to the mask of set numbers.</summary>
    internal readonly nint Presence = presence;

    /// <summary>Returns the numbers of an object, given its first field.</summary>
    internal LevelNumbers In(ref byte first)
        => new(ref TagStorage.NumbersAt(ref first, Values), TagStorage.MaskAt(ref first, Presence) & Names.Mask);
}
