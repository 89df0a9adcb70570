namespace SpanPack;

/// <summary>What an element is to the one around it.</summary>
internal enum WireRole
{
    Value,

    /// <summary>A text, or an index where text is meant.</summary>
    TextValue,

    /// <summary>A key, whatever it is written as.</summary>
    Key,

    /// <summary>A key that is an index of the string table, or a text that takes the next.</summary>
    TextKey,

    /// <summary>An entry of a string table: not used yet.</summary>
    TableEntry,

    /// <summary>The type of a v1.0 attribute.</summary>
    Type,
}
