namespace SpanPack;

/// <summary>The role of a character in a JSON document.</summary>
internal enum JsonStep : byte
{
    /// <summary>White space within a document.</summary>
    Skipped,

    /// <summary>White space after a document.</summary>
    Space,

    /// <summary>A part of a key.</summary>
    Key,

    /// <summary>A part of a value that is neither object nor array.</summary>
    Value,

    /// <summary>The beginning of an object or array, a colon or a comma.</summary>
    Symbol,

    /// <summary>The end of an object or array.</summary>
    Close,

    /// <summary>The text is not JSON.</summary>
    Error,
}
