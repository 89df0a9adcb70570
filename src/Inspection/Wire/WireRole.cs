namespace SpanPack;

/// <summary>The role of an element in the element around it.</summary>
internal enum WireRole
{
    Value,

    /// <summary>A text, or an index in place of a text.</summary>
    TextValue,

    /// <summary>A key in any encoding.</summary>
    Key,

    /// <summary>A key that is an index of the string table, or a text that takes the next.</summary>
    TextKey,

    /// <summary>An entry of a string table: not used yet.</summary>
    TableEntry,

    /// <summary>The type of a v1.0 attribute.</summary>
    Type,
}
