namespace SpanPack;

/// <summary>The database system of each client library, and whether the library creates activities for its commands.</summary>
/// <remarks>Source of the names: OpenTelemetry semantic conventions, <c>db.system.name</c>.</remarks>
internal static class DatabaseSystems
{
    internal const string SqlServer = "microsoft.sql_server";
    internal const string Sqlite = "sqlite";

    private const string MySqlData = "MySql.Data.MySqlClient";

    private static readonly Version s_firstOfMySqlData = new(8, 1); // with activities, of the source connector-net

    private static readonly (string Namespace, string System, bool HasActivities)[] s_all =
    [
        ("Npgsql", "postgresql", true),
        ("MySqlConnector", "mysql", true),
        ("Microsoft.Data.SqlClient", SqlServer, true), // of SqlClientObserver
        ("System.Data.SqlClient", SqlServer, true),
        ("Oracle.ManagedDataAccess.Client", "oracle.db", true),
        ("Microsoft.Data.Sqlite", Sqlite, false),
        (MySqlData, "mysql", false), // before 8.1
        ("FirebirdSql.Data.FirebirdClient", "firebirdsql", false),
        ("IBM.Data.Db2", "ibm.db2", false),
    ];

    /// <summary>Finds the system of a command.</summary>
    /// <param name="command">The type of the command.</param>
    /// <param name="hasActivities">Whether the library creates activities for such commands.</param>
    /// <returns>The system; <c>other_sql</c> for an unknown one.</returns>
    internal static string Find(Type command, out bool hasActivities)
    {
        foreach ((string name, string system, bool has) in s_all)
        {
            if (command.Namespace != name) continue;
            hasActivities = has || (name == MySqlData && command.Assembly.GetName().Version >= s_firstOfMySqlData);
            return system;
        }

        hasActivities = false;
        return "other_sql";
    }
}
