namespace SpanPack;

/// <summary>The numeric tags of one tag class, with their offsets in an object.</summary>
/// <param name="Names">The names.</param>
/// <param name="Values">Bytes from the first field of the object to the numbers.</param>
/// <param name="Presence">Bytes from the first field of the object to the mask of set numbers.</param>
internal sealed record MergedMetrics(SlotNames Names, nint Values, nint Presence)
{
    /// <summary>Returns the numbers of an object, given its first field.</summary>
    internal LevelNumbers In(ref byte first)
        => new(ref TagStorage.NumbersAt(ref first, Values), TagStorage.MaskAt(ref first, Presence) & Names.Mask);
}
