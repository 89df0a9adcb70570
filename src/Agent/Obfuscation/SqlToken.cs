namespace SpanPack;

/// <summary>The kind of a token. The filters assign the later kinds.</summary>
internal enum SqlToken : byte
{
    End,

    /// <summary>The statement cannot be read.</summary>
    Error,

    /// <summary>A word that is not a keyword, or a text in back quotes.</summary>
    Name,

    /// <summary>A keyword without a special role.</summary>
    Keyword,

    /// <summary><c>SELECT</c>, <c>UPDATE</c> or <c>DELETE</c>.</summary>
    Query,
    As,
    Savepoint,

    /// <summary>A literal or a placeholder: it becomes <c>?</c>.</summary>
    Value,

    /// <summary>A text in double quotes.</summary>
    DoubleQuoted,
    Comment,
    Comma,
    Semicolon,
    Open,
    Close,
    OpenBracket,
    CloseBracket,
    Equal,
    Colon,

    /// <summary>Any other operator or character.</summary>
    Operator,

    /// <summary>Removed.</summary>
    Filtered,

    /// <summary>Removed: a part of a name in brackets after <c>AS</c>.</summary>
    FilteredBracket,

    /// <summary>Replaced or removed; consecutive ones count as one.</summary>
    Grouped,

    /// <summary>An opening parenthesis that was removed: the start of a further group or of a query.</summary>
    GroupedOpen,
}
