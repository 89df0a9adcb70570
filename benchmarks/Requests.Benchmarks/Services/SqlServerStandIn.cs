using Microsoft.Data.SqlClient;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>The stand-in for SQL Server, as a client of it: another process answers.</summary>
/// <param name="port">Its port on the loopback.</param>
internal sealed class SqlServerStandIn(int port)
{
    private const int Product = 4;
    private const int Answer = 7;
    private const string Query = "SELECT stock FROM products WHERE id = @id";

    private readonly string _connection = $"Server=127.0.0.1,{port};User ID=sa;Password=secret;Encrypt=false;Max Pool Size=32";

    /// <summary>Makes one query.</summary>
    /// <returns><c>hello</c>.</returns>
    internal async Task<string> FindStockAsync()
    {
        await using var connection = new SqlConnection(_connection);
        await connection.OpenAsync();
        await using var command = new SqlCommand(Query, connection);
        command.Parameters.Add(new SqlParameter("@id", Product));
        return (int)(await command.ExecuteScalarAsync())! == Answer ? "hello" : "";
    }
}
