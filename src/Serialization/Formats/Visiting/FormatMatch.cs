namespace SpanPack;

/// <summary>The result of matching the first elements of a payload with a format.</summary>
internal enum FormatMatch
{
    None,

    /// <summary>The payload may be of other formats too.</summary>
    Possible,

    Certain,
}
