using System.Data.Common;
using System.Diagnostics;
using Microsoft.Data.Sqlite;

namespace WebShop.Data;

/// <summary>
/// A SQLite file. Its client makes no activities, so each command gets one here, with the tags of the semantic conventions.
/// </summary>
internal sealed class SqliteDatabase(string path) : ShopDatabase
{
    private static readonly ActivitySource s_source = new("WebShop.Data");

    private readonly string _name = Path.GetFileName(path);
    private readonly string _connectionString = new SqliteConnectionStringBuilder { DataSource = path }.ToString();

    protected override DbConnection Connect()
    {
        var connection = new SqliteConnection(_connectionString); // from a pool
        connection.Open();
        Execute(connection, "PRAGMA synchronous = OFF", []); // the file is deleted in the end, so nothing has to wait for a disk
        return connection;
    }

    protected override string ScriptOf(string script) => $"PRAGMA journal_mode = WAL; {script}";

    protected override string NameOf(int parameter) => $"${parameter}";

    protected override Activity? Start(SqlCommandText command)
    {
        Activity? activity = s_source.StartActivity($"{command.Operation} {command.Table}", ActivityKind.Client);
        activity?.SetTag("db.system.name", "sqlite");
        activity?.SetTag("db.namespace", _name);
        activity?.SetTag("db.operation.name", command.Operation);
        activity?.SetTag("db.collection.name", command.Table);
        activity?.SetTag("db.query.text", command.Text); // values are parameters, so no customer is in it
        return activity;
    }
}
