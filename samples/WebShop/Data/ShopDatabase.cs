using System.Diagnostics;
using Microsoft.Data.Sqlite;

namespace WebShop.Data;

/// <summary>A SQLite file. Its client makes no activities, so each command gets one here, with the tags of the semantic conventions.</summary>
internal sealed class ShopDatabase(string path)
{
    private static readonly ActivitySource s_source = new("WebShop.Data");

    private readonly string _name = Path.GetFileName(path);
    private readonly string _connectionString = new SqliteConnectionStringBuilder { DataSource = path }.ToString();

    /// <summary>Makes tables and rows before there are requests, without activities: each would be a trace of its own.</summary>
    internal void Prepare(string script)
    {
        using SqliteConnection connection = Open();
        Execute(connection, script, []);
    }

    /// <summary>Runs a command.</summary>
    internal void Execute(SqlCommandText command, params ReadOnlySpan<object> values)
    {
        using Activity? activity = Start(command);
        try
        {
            using SqliteConnection connection = Open();
            Execute(connection, command.Text, values);
        }
        catch (SqliteException problem)
        {
            activity?.SetTag("db.response.status_code", problem.SqliteErrorCode);
            activity.Fail(problem);
            throw;
        }
    }

    /// <summary>Runs a query.</summary>
    /// <returns>Its rows.</returns>
    internal List<T> Query<T>(SqlCommandText command, Func<SqliteDataReader, T> read, params ReadOnlySpan<object> values)
    {
        using Activity? activity = Start(command);
        try
        {
            using SqliteConnection connection = Open();
            List<T> rows = Read(connection, command.Text, read, values);
            activity?.SetTag("db.response.returned_rows", rows.Count);
            return rows;
        }
        catch (SqliteException problem)
        {
            activity?.SetTag("db.response.status_code", problem.SqliteErrorCode);
            activity.Fail(problem);
            throw;
        }
    }

    private static List<T> Read<T>(SqliteConnection connection, string text, Func<SqliteDataReader, T> read, ReadOnlySpan<object> values)
    {
        using SqliteCommand command = Create(connection, text, values);
        using SqliteDataReader reader = command.ExecuteReader();
        var rows = new List<T>();
        while (reader.Read()) rows.Add(read(reader));
        return rows;
    }

    private static void Execute(SqliteConnection connection, string text, ReadOnlySpan<object> values)
    {
        using SqliteCommand command = Create(connection, text, values);
        command.ExecuteNonQuery();
    }

    private static SqliteCommand Create(SqliteConnection connection, string text, ReadOnlySpan<object> values)
    {
        SqliteCommand command = connection.CreateCommand();
#pragma warning disable CA2100 // All texts are constants of this program.
        command.CommandText = text;
#pragma warning restore CA2100
        for (int i = 0; i < values.Length; i++) command.Parameters.AddWithValue($"${i + 1}", values[i]);
        return command;
    }

    private SqliteConnection Open()
    {
        var connection = new SqliteConnection(_connectionString); // from a pool
        connection.Open();
        Execute(connection, "PRAGMA synchronous = OFF", []); // the file is deleted in the end, so nothing has to wait for a disk
        return connection;
    }

    private Activity? Start(SqlCommandText command)
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
