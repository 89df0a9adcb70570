namespace SpanPack;

/// <summary>Which system a library for databases is for, and whether its commands have activities of their own.</summary>
/// <remarks>Source of the names: OpenTelemetry semantic conventions, <c>db.system.name</c>.</remarks>
internal static class DatabaseSystems
{
    internal const string SqlServer = "microsoft.sql_server";
    internal const string Sqlite = "sqlite";

    private static readonly (string Namespace, string System, bool HasActivities)[] s_all =
    [
        ("Npgsql", "postgresql", true),
        ("MySqlConnector", "mysql", true),
        ("Microsoft.Data.SqlClient", SqlServer, true), // of SqlClientObserver
        ("System.Data.SqlClient", SqlServer, true),
        ("Oracle.ManagedDataAccess.Client", "oracle.db", true),
        ("Microsoft.Data.Sqlite", Sqlite, false),
        ("MySql.Data.MySqlClient", "mysql", false),
        ("FirebirdSql.Data.FirebirdClient", "firebirdsql", false),
        ("IBM.Data.Db2", "ibm.db2", false),
    ];

    /// <summary>Finds the system of a command.</summary>
    /// <param name="command">The type of the command.</param>
    /// <param name="hasActivities">Whether such commands have activities of their own.</param>
    /// <returns>The system; <c>other_sql</c> for one that is not known.</returns>
    internal static string Find(Type command, out bool hasActivities)
    {
        foreach ((string name, string system, bool has) in s_all)
        {
            if (command.Namespace != name) continue;
            hasActivities = has;
            return system;
        }

        hasActivities = false;
        return "other_sql";
    }
}
