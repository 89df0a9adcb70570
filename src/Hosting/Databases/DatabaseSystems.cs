namespace SpanPack;

/// <summary>The database system of each client library, and whether the library creates activities for its commands.</summary>
/// <remarks>Source of the names: OpenTelemetry semantic conventions, <c>db.system.name</c>.</remarks>
internal static class DatabaseSystems
{
    internal const string SqlServer = "microsoft.sql_server";
    internal const string Sqlite = "sqlite";

    private static readonly Version s_any = new(0, 0);

    private static readonly (string Namespace, string System, Version? FirstWithActivities)[] s_all =
    [
        ("Npgsql", "postgresql", s_any),
        ("MySqlConnector", "mysql", s_any),
        ("Microsoft.Data.SqlClient", SqlServer, s_any), // of SqlClientObserver
        ("System.Data.SqlClient", SqlServer, s_any),
        ("Oracle.ManagedDataAccess.Client", "oracle.db", s_any),
        ("Microsoft.Data.Sqlite", Sqlite, null),
        ("MySql.Data.MySqlClient", "mysql", new Version(8, 1)), // of the source connector-net
        ("FirebirdSql.Data.FirebirdClient", "firebirdsql", null),
        ("IBM.Data.Db2", "ibm.db2", null),
    ];

    /// <summary>Finds the system of a command.</summary>
    /// <param name="command">The type of the command.</param>
    /// <param name="hasActivities">Whether the library creates activities for such commands.</param>
    /// <returns>The system; <c>other_sql</c> for an unknown one.</returns>
    internal static string Find(Type command, out bool hasActivities)
    {
        foreach ((string name, string system, Version? first) in s_all)
        {
            if (command.Namespace != name) continue;
            hasActivities = ReferenceEquals(first, s_any) || (first is not null && command.Assembly.GetName().Version >= first);
            return system;
        }

        hasActivities = false;
        return "other_sql";
    }
}
