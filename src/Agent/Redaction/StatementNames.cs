namespace SpanPack;

/// <summary>The tags that contain statements, and the languages of systems.</summary>
internal static class StatementNames
{
    /// <summary>Tags with the name of the system; the first one that is set counts.</summary>
    internal static readonly string[] SystemTags = ["db.system.name", "db.system", "db.type"];

    /// <summary>Returns whether a tag names the system.</summary>
    internal static bool IsSystem(string name) => name is "db.system.name" or "db.system" or "db.type";

    /// <summary>Returns the kind of a tag by its name.</summary>
    internal static StatementKind KindOf(string name) => name.Length < 9 ? StatementKind.None : name[0] switch
    {
        'd' => OfDatabase(name),
        's' when name == "sql.query" => StatementKind.SqlWithTexts,
        'r' when name == "redis.raw_command" => StatementKind.Redis,
        'v' when name == "valkey.raw_command" => StatementKind.Redis,
        'm' when name == "mongodb.query" => StatementKind.Json,
        'm' when name == "memcached.command" => StatementKind.Value,
        'e' when name == "elasticsearch.body" => StatementKind.Json,
        'o' when name == "opensearch.body" => StatementKind.Json,
        _ => StatementKind.None,
    };

    /// <summary>Returns whether the resource of spans of a type is always obfuscated. Source: the agent.</summary>
    internal static bool HasResource(string? type) => type is "sql" or "cassandra" or "redis" or "valkey";

    /// <summary>Returns the language of a span's statements by its type; null if that also depends on its system.</summary>
    internal static StatementKind? LanguageOf(string? type)
        => OfName(type) is not (StatementKind.None or StatementKind.SqlWithTexts) and var language ? language : null;

    /// <summary>Returns the language of a span's statements by its type and system.</summary>
    internal static StatementKind LanguageOf(string? type, string? system)
    {
        if (LanguageOf(type) is { } byType) return byType;
        if (system is null) return StatementKind.SqlWithTexts;
        if (HasNestedComments(system)) return StatementKind.SqlWithNesting;
        if (HasQuotedNames(system)) return StatementKind.Sql;
        return OfName(type) != StatementKind.None || OfName(system) is not (not StatementKind.None and var bySystem)
            ? StatementKind.SqlWithTexts
            : bySystem;
    }

    // Systems whose double quotes are for names. Source: their manuals; names of the semantic conventions, old and new, and of Datadog.
    private static bool HasQuotedNames(string system) => system is "oracle" or "oracle.db" or "sqlite"
        or "cassandra" or "h2" or "h2database" or "hsqldb" or "derby" or "firebird" or "firebirdsql" or "vertica" or "netezza"
        or "ibm.netezza" or "informix" or "ibm.informix" or "hanadb" or "sap.hana" or "teradata" or "trino" or "snowflake";

    // Those of them whose comments nest. Source: their manuals.
    private static bool HasNestedComments(string system) => system is "postgresql" or "postgres" or "redshift" or "aws.redshift"
        or "cockroachdb" or "edb" or "mssql" or "microsoft.sql_server" or "sql-server" or "sqlserver" or "db2" or "ibm.db2";

    private static StatementKind OfName(string? name) => name switch
    {
        "sql" => StatementKind.SqlWithTexts,
        "cassandra" => StatementKind.Sql,
        "redis" or "valkey" => StatementKind.Redis,
        "mongodb" or "elasticsearch" or "opensearch" => StatementKind.Json,
        "memcached" => StatementKind.Value,
        _ => StatementKind.None,
    };

    private static StatementKind OfDatabase(string name)
    {
        if (!name.StartsWith("db.", StringComparison.Ordinal)) return StatementKind.None;
        if (name is "db.statement" or "db.query.text") return StatementKind.OfSystem;
        if (name is "db.connection_string" or "db.npgsql.data_source") return StatementKind.Dropped; // the second is one without a name
        bool isParameter = name.StartsWith("db.query.parameter.", StringComparison.Ordinal)
            || name.StartsWith("db.operation.parameter.", StringComparison.Ordinal);
        return isParameter ? StatementKind.Value : StatementKind.None;
    }
}
