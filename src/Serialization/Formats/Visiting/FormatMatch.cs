namespace SpanPack;

/// <summary>Whether a payload is of a format, as far as its first elements say.</summary>
internal enum FormatMatch
{
    None,

    /// <summary>It may be of others too.</summary>
    Possible,

    Certain,
}
