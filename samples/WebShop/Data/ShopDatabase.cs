using System.Data.Common;
using System.Diagnostics;

namespace WebShop.Data;

/// <summary>A database with SQL, of one service.</summary>
internal abstract class ShopDatabase
{
    /// <summary>Opens the database of a service.</summary>
    /// <param name="postgres">The connection string of PostgreSQL; null for SQLite.</param>
    /// <param name="file">The file of SQLite, named after the service.</param>
    internal static ShopDatabase Open(string? postgres, string file)
        => postgres is null ? new SqliteDatabase(file) : new PostgresDatabase(postgres, Path.GetFileNameWithoutExtension(file));

    /// <summary>Makes tables and rows before there are requests, and before the host starts: nobody traces it.</summary>
    internal void Prepare(string script)
    {
        using DbConnection connection = Connect();
        Execute(connection, ScriptOf(script), []);
    }

    /// <summary>Runs a command.</summary>
    internal void Execute(SqlCommandText command, params ReadOnlySpan<object> values)
    {
        using Activity? activity = Start(command);
        try
        {
            using DbConnection connection = Connect();
            Execute(connection, command.Text, values);
        }
        catch (DbException problem)
        {
            activity.Fail(problem);
            throw;
        }
    }

    /// <summary>Runs a query.</summary>
    /// <returns>Its rows.</returns>
    internal List<T> Query<T>(SqlCommandText command, Func<DbDataReader, T> read, params ReadOnlySpan<object> values)
    {
        using Activity? activity = Start(command);
        try
        {
            using DbConnection connection = Connect();
            List<T> rows = Read(connection, command.Text, read, values);
            activity?.SetTag("db.response.returned_rows", rows.Count);
            return rows;
        }
        catch (DbException problem)
        {
            activity.Fail(problem);
            throw;
        }
    }

    /// <summary>Gets a connection that is open.</summary>
    protected abstract DbConnection Connect();

    /// <summary>Gets what makes tables, with what this database needs for itself.</summary>
    protected abstract string ScriptOf(string script);

    /// <summary>Gets what the first parameter and so on is called.</summary>
    protected abstract string NameOf(int parameter);

    /// <summary>Begins the activity of a command, where the client makes none.</summary>
    protected virtual Activity? Start(SqlCommandText command) => null;

    /// <summary>Runs a command that is not traced.</summary>
    protected void Execute(DbConnection connection, string text, ReadOnlySpan<object> values)
    {
        using DbCommand command = Create(connection, text, values);
        command.ExecuteNonQuery();
    }

    private List<T> Read<T>(DbConnection connection, string text, Func<DbDataReader, T> read, ReadOnlySpan<object> values)
    {
        using DbCommand command = Create(connection, text, values);
        using DbDataReader reader = command.ExecuteReader();
        var rows = new List<T>();
        while (reader.Read()) rows.Add(read(reader));
        return rows;
    }

    private DbCommand Create(DbConnection connection, string text, ReadOnlySpan<object> values)
    {
        DbCommand command = connection.CreateCommand();
#pragma warning disable CA2100 // All texts are constants of this program.
        command.CommandText = text;
#pragma warning restore CA2100
        for (int i = 0; i < values.Length; i++)
        {
            DbParameter parameter = command.CreateParameter();
            parameter.ParameterName = NameOf(i + 1);
            parameter.Value = values[i];
            command.Parameters.Add(parameter);
        }

        return command;
    }
}
