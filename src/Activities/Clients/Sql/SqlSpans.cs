namespace SpanPack;

/// <summary>Queries of a database with SQL. The statement is the resource and not a tag: Datadog's tracer sends it once.</summary>
internal sealed class SqlSpans(SqlSystem system) : ClientSpans
{
    private readonly string _operation = $"{system.Type}.query";

    /// <summary>Gets the databases whose clients Datadog's tracer knows.</summary>
    internal static SqlSystem[] Systems =>
    [
        new("Npgsql", "postgres", "postgresql"),
        new("MySql", "mysql", "mysql", "mariadb"),
        new("SqlClient", "sql-server", "mssql", "microsoft.sql_server"),
        new("Sqlite", "sqlite", "sqlite"),
        new("Oracle", "oracle", "oracle", "oracle.db"),
    ];

    internal override string Component => system.Component;

    internal override (string Name, string Text)[] Constants => [("db.type", system.Type)];

    internal override TagCopy[] Copies =>
    [
        new("out.host", "server.address", "net.peer.name", "net.peer.ip", "network.peer.address"),
        new("db.user", "db.user"),
    ];

    internal override string[] OmittedAttributes => ["db.query.text", "db.statement", "db.connection_string", "server.address"];

    internal override bool Made(in SpanFacts span)
        => span.Kind == ActivitySpanKind.Client && span.FindTag(AttributeId.DbSystemName, AttributeId.DbSystem) is { } name
            && Array.IndexOf(system.Names, name) >= 0;

    internal override string OperationOf(in SpanFacts span) => _operation;

    internal override string TypeOf(in SpanFacts span) => "sql";

    internal override string ServiceOf(in SpanFacts span) => system.Type;

    internal override string? ResourceOf(in SpanFacts span) => span.Find(AttributeId.DbStatement, AttributeId.DbQueryText);
}
