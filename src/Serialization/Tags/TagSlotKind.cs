namespace SpanPack;

/// <summary>The kind of a name of a tag class.</summary>
internal enum TagSlotKind : byte
{
    /// <summary>A string slot.</summary>
    String,

    /// <summary>A numeric slot.</summary>
    Metric,

    /// <summary>A constant.</summary>
    Constant,
}
