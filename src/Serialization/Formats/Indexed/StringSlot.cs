namespace SpanPack;

/// <summary>One place of the open-addressed table: 16 bytes, so that a probe touches one cache line.</summary>
/// <remarks>It has no reference: a string that does not recur is freed early, and the garbage collector does not scan the table.</remarks>
internal struct StringSlot
{
    internal uint Hash;

    /// <summary>The index of the string; 0 for a free place.</summary>
    internal int Index;

    /// <summary>The position of the text in the payload, for <see cref="PayloadBuffer.From"/>.</summary>
    internal uint Position;

    /// <summary>The address of the last object with those characters, for comparison only.</summary>
    internal uint Address;
}
