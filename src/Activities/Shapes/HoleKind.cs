namespace SpanPack;

/// <summary>The possible values of a tag in a shape.</summary>
internal enum HoleKind : byte
{
    /// <summary>One value, which rules read.</summary>
    Guard,

    /// <summary>A text that is not empty.</summary>
    Text,

    /// <summary>An integer of 32 bits.</summary>
    Int32,

    /// <summary>An integer of 64 bits.</summary>
    Int64,

    /// <summary>A finite number.</summary>
    Double,
}
