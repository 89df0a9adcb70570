using System.Data.Common;
using Npgsql;

namespace WebShop.Data;

/// <summary>A schema of PostgreSQL, made anew. Its client makes activities.</summary>
internal sealed class PostgresDatabase(string server, string service) : ShopDatabase
{
    private readonly string _schema = $"webshop_{service}";
    private readonly NpgsqlDataSource _source = NpgsqlDataSource.Create($"{server};Search Path=webshop_{service}");

    protected override DbConnection Connect() => _source.OpenConnection();

    protected override string ScriptOf(string script) => $"DROP SCHEMA IF EXISTS {_schema} CASCADE; CREATE SCHEMA {_schema}; {script}";

    protected override string NameOf(int parameter) => ""; // by their place
}
