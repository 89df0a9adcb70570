using System.Data;
using System.Data.Common;
using System.Diagnostics.CodeAnalysis;

namespace SpanPack.Clients.Tests.SqlClient;

/// <summary>A connection that is never opened.</summary>
internal sealed class NamedConnection(string source) : DbConnection
{
    [AllowNull]
    public override string ConnectionString { get; set; } = "";

    public override string Database => "";

    public override string DataSource => source;

    public override string ServerVersion => throw new NotSupportedException();

    public override ConnectionState State => ConnectionState.Closed;

    public override void ChangeDatabase(string databaseName) => throw new NotSupportedException();

    public override void Close()
    {
    }

    public override void Open() => throw new NotSupportedException();

    protected override DbTransaction BeginDbTransaction(IsolationLevel isolationLevel) => throw new NotSupportedException();

    protected override DbCommand CreateDbCommand() => throw new NotSupportedException();
}
