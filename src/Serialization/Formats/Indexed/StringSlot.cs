namespace SpanPack;

/// <summary>One place of the open-addressed table: 16 bytes, so that a probe touches one cache line.</summary>
/// <remarks>It holds no reference: a string that is not seen again dies young, and the garbage collector has nothing to look for in the table.</remarks>
internal struct StringSlot
{
    internal uint Hash;

    /// <summary>The index of the string; 0 where the place is free.</summary>
    internal int Index;

    /// <summary>Where the payload has the text, as <see cref="PayloadBuffer.From"/> takes it.</summary>
    internal uint Position;

    /// <summary>The address of the last object with those characters: to know it again, not to follow it.</summary>
    internal uint Address;
}
