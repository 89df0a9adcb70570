namespace SpanPack;

/// <summary>The language of a statement, which decides what is obfuscated.</summary>
internal enum StatementKind : byte
{
    /// <summary>No statement: the value is sent unchanged.</summary>
    None,

    /// <summary>SQL of a system where double quotes are for names.</summary>
    Sql,

    /// <summary>SQL of such a system whose comments nest: PostgreSQL, SQL Server and others.</summary>
    SqlWithNesting,

    /// <summary>SQL of a system where double quotes may be for texts: MySQL, MariaDB and unknown ones.</summary>
    SqlWithTexts,

    /// <summary>Commands of Redis and Valkey.</summary>
    Redis,

    /// <summary>Commands of Redis and Valkey as the resource of a span.</summary>
    RedisResource,

    /// <summary>A query in JSON.</summary>
    Json,

    /// <summary>A value, replaced as a whole.</summary>
    Value,

    /// <summary>A tag that is dropped.</summary>
    Dropped,

    /// <summary>A statement in the language of the span's system.</summary>
    OfSystem,
}
