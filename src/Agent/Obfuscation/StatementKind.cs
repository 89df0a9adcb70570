namespace SpanPack;

/// <summary>In which language a statement is, and so what is taken out of it.</summary>
internal enum StatementKind : byte
{
    /// <summary>Not a statement: it stays.</summary>
    None,

    /// <summary>SQL of a system where double quotes are for names.</summary>
    Sql,

    /// <summary>SQL of a system where double quotes may be for texts: MySQL, MariaDB and those that are not known.</summary>
    SqlWithTexts,

    /// <summary>Commands of Redis and Valkey.</summary>
    Redis,

    /// <summary>The same, as the resource of a span.</summary>
    RedisResource,

    /// <summary>A query in JSON.</summary>
    Json,

    /// <summary>A value, of which nothing stays.</summary>
    Value,

    /// <summary>A tag that is not sent.</summary>
    Dropped,

    /// <summary>A statement, of a language that the system of the span tells.</summary>
    OfSystem,
}
