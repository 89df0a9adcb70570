namespace SpanPack;

/// <summary>Types of spans as the agent derives them from OTLP.</summary>
internal static class AgentTypes
{
    // Systems whose queries the agent obfuscates as SQL. Source: the agent's table of database systems.
    private static readonly Dictionary<string, string> s_databases = MakeDatabases();

    internal static string Of(in SpanFacts span) => Of(span, static system => s_databases.GetValueOrDefault(system, "db"));

    /// <summary>Returns the type of a span.</summary>
    /// <param name="span">The span.</param>
    /// <param name="ofDatabase">Returns the type of a call to a database system.</param>
    internal static string Of(in SpanFacts span, Func<string, string> ofDatabase)
    {
        if (span.Find(AttributeId.SpanType) is { } type) return type;
        if (span.Kind == ActivitySpanKind.Server) return "web";
        if (span.Kind != ActivitySpanKind.Client) return "custom";
        return span.FindTag(AttributeId.DbSystemName, AttributeId.DbSystem) is { } system ? ofDatabase(system) : "http";
    }

    private static Dictionary<string, string> MakeDatabases()
    {
        string[] relational =
        [
            "other_sql", "mssql", "microsoft.sql_server", "mysql", "mariadb", "oracle", "oracle.db", "db2", "ibm.db2", "postgresql",
            "redshift", "aws.redshift", "cloudscape",
            "hsqldb", "maxdb", "sap.maxdb", "ingres", "actian.ingres", "firstsql", "edb", "cache", "intersystems_cache", "firebird",
            "firebirdsql", "derby", "informix",
            "ibm.informix", "sqlite", "sybase", "teradata", "vertica", "h2", "h2database", "coldfusion", "cockroachdb", "progress",
            "hanadb", "sap.hana", "adabas",
            "softwareag.adabas", "filemaker", "instantdb", "interbase", "netezza", "ibm.netezza", "pervasive", "pointbase", "clickhouse",
        ];
        string[] others = ["cassandra", "redis", "memcached", "mongodb", "elasticsearch", "opensearch"];
        // not frozen: that takes longer than most programs' look-ups, and loads an assembly
        var types = new Dictionary<string, string>(relational.Length + others.Length, StringComparer.Ordinal);
        foreach (string name in others) types.Add(name, name);
        foreach (string name in relational) types.Add(name, "sql");
        return types;
    }
}
