namespace SpanPack;

/// <summary>One place of the open-addressed table: 16 bytes, so that a probe touches one cache line.</summary>
internal struct StringSlot
{
    /// <summary>Null where the place is free.</summary>
    internal string? Text;

    internal uint Hash;

    internal int Index;
}
