namespace SpanPack.Tool;

/// <summary>The uses of a payload's bytes.</summary>
internal enum ByteUse
{
    /// <summary>Codes and counts of arrays, maps, text and data; types of v1.0 attributes.</summary>
    Headers,

    /// <summary>Keys of maps and attributes: their text, field numbers, indexes.</summary>
    Keys,

    /// <summary>Text that is not a key, entries of string tables included.</summary>
    Text,

    /// <summary>Indexes of string tables in place of text.</summary>
    References,

    /// <summary>Numbers, Booleans and nil.</summary>
    Numbers,

    /// <summary>Binary data.</summary>
    Binary,
}
