namespace SpanPack.Tool;

/// <summary>What bytes of a payload are for.</summary>
internal enum ByteUse
{
    /// <summary>Codes and counts of arrays, maps, text and data; types of v1.0 attributes.</summary>
    Headers,

    /// <summary>Keys of maps and attributes: their text, field numbers, indexes.</summary>
    Keys,

    /// <summary>Text that is no key, entries of string tables included.</summary>
    Text,

    /// <summary>Indexes of string tables where text is meant.</summary>
    References,

    /// <summary>Numbers, Booleans and nil.</summary>
    Numbers,

    /// <summary>Binary data.</summary>
    Binary,
}
