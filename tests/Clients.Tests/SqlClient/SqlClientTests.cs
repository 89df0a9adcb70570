using System.Diagnostics;
using Microsoft.Data.SqlClient;
using Microsoft.Extensions.Hosting;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.SqlClient;

/// <summary>Commands of Microsoft.Data.SqlClient, against a stand-in for SQL Server.</summary>
[Collection(OneAtATime.Name)]
public sealed class SqlClientTests
{
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task EachCommand_IsOneSpan(bool isAsync)
    {
        await using var server = new TdsServer();
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await using SqlConnection connection = await OpenAsync(server);
            await using SqlCommand command = connection.CreateCommand();
            command.CommandText = "SELECT 7";
            Assert.Equal(7, isAsync ? await command.ExecuteScalarAsync() : command.ExecuteScalar());
            Assert.Equal(7, isAsync ? await command.ExecuteScalarAsync() : command.ExecuteScalar());
        });

        Assert.Equal(2, spans.Length);
        Assert.All(spans, span =>
        {
            Assert.Equal("microsoft.sql_server", span.GetTag("db.system.name"));
            Assert.Equal("sql", span.Type);
            Assert.Equal("127.0.0.1", span.GetTag("http.server_name") ?? span.GetTag("server.address"));
            Assert.Equal(server.Port, span.GetMetric("server.port"));
            Assert.NotNull(span.GetTag("db.query.text"));
            Assert.Equal(0, span.Error);
        });
    }

    [Fact]
    public async Task ACommandWithParameters_IsOneSpan_WithoutTheirValues()
    {
        await using var server = new TdsServer();
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await using SqlConnection connection = await OpenAsync(server);
            await using SqlCommand command = connection.CreateCommand();
            command.CommandText = "SELECT id FROM cards WHERE number = @number";
            command.Parameters.AddWithValue("@number", TracedHost.Secret);
            Assert.Equal(7, await command.ExecuteScalarAsync());
        });

        Span span = Assert.Single(spans);
        Assert.Equal("SELECT id FROM cards WHERE number = @number", span.GetTag("db.query.text"));
        TracedHost.AssertNoSecret(span);
    }

    [Fact]
    public async Task ACommandThatFails_IsAnError()
    {
        await using var server = new TdsServer();
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await using SqlConnection connection = await OpenAsync(server);
            await using SqlCommand command = connection.CreateCommand();
            command.CommandText = "SELECT fail";
            await Assert.ThrowsAsync<SqlException>(() => command.ExecuteScalarAsync());
        });

        Span span = Assert.Single(spans);
        Assert.Equal(1, span.Error);
        Assert.Equal(typeof(SqlException).FullName, span.GetTag("error.type"));
        Assert.Equal("no such table", span.GetTag("error.msg"));
    }

    [Theory]
    [InlineData(true, "SpanPack.SqlClient", "")]
    [InlineData(false, "SpanPack.SqlClient", "")]
    [InlineData(true, "OpenTelemetry.Instrumentation.SqlClient", "SpanPack.SqlClient")]
    public async Task WithOpenTelemetrysInstrumentation_ACommandIsOneSpan(bool isFirst, string scope, string excluded)
    {
        await using var server = new TdsServer();
        TracerProvider? theirs = isFirst ? Build() : null;
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            theirs ??= Build();
            await using SqlConnection connection = await OpenAsync(server);
            await using SqlCommand command = connection.CreateCommand();
            command.CommandText = "SELECT 7";
            Assert.Equal(7, await command.ExecuteScalarAsync());
            Assert.Equal(7, command.ExecuteScalar());
        }, $"Datadog:ExcludedSources={excluded}");
        theirs!.Dispose();

        Assert.Equal([scope, scope], spans.Select(static span => span.GetTag("otel.library.name") ?? span.GetTag("otel.scope.name")));

        static TracerProvider Build() => Sdk.CreateTracerProviderBuilder().AddSqlClientInstrumentation().Build();
    }

    [Fact]
    public async Task WithTwoHosts_ACommandIsOneActivity_WhichEnds()
    {
        var begun = new List<Activity>();
        using var listener = new ActivityListener
        {
            ShouldListenTo = static source => source.Name == "SpanPack.SqlClient",
            Sample = static (ref _) => ActivitySamplingResult.AllData,
            ActivityStarted = begun.Add,
        };
        ActivitySource.AddActivityListener(listener);
        await using var server = new TdsServer();
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost first = TestHost.Build(agent.Url), second = TestHost.Build(agent.Url);
        await first.StartAsync();
        await second.StartAsync();
        await QueryAsync();
        await first.StopAsync();
        await QueryAsync();
        await second.StopAsync();
        await QueryAsync();

        Assert.Equal([true, true], begun.Select(static activity => activity.IsStopped));

        async Task QueryAsync()
        {
            await using SqlConnection connection = await OpenAsync(server);
            await using SqlCommand command = connection.CreateCommand();
            command.CommandText = "SELECT 7";
            Assert.Equal(7, await command.ExecuteScalarAsync());
        }
    }

    [Theory]
    [InlineData("tcp:db.internal,1444", "db.internal", 1444)]
    [InlineData("db.internal\\SQLEXPRESS", "db.internal", null)]
    [InlineData("tcp:db.internal\\SQLEXPRESS, 1444", "db.internal", 1444)]
    [InlineData("db.internal", "db.internal", null)]
    [InlineData("::1", "::1", null)]
    [InlineData("db.internal:5433", "db.internal", 5433)]
    [InlineData("Tcp: db.internal,1444", "db.internal", 1444)]
    [InlineData(" TCP:db.internal", "db.internal", null)]
    [InlineData(@"np:\\db.internal\pipe\MSSQL$EXPRESS\sql\query", "db.internal", null)]
    [InlineData(@"\\db.internal\pipe\sql\query", "db.internal", null)]
    [InlineData(@"\\.\pipe\sql\query", ".", null)]
    public void ADataSource_IsAddressAndPort(string source, string address, int? port)
    {
        using var activity = new System.Diagnostics.Activity("query");
        using var command = new NamedCommand(source);
        CommandTags.Add(activity, command, "other_sql", "");

        Assert.Equal(address, activity.GetTagItem("server.address"));
        Assert.Equal(port, activity.GetTagItem("server.port"));
    }

    private static async Task<SqlConnection> OpenAsync(TdsServer server)
    {
        var connection = new SqlConnection($"Server=127.0.0.1,{server.Port};User ID=sa;Password=secret;Encrypt=false;Pooling=false");
        await connection.OpenAsync();
        return connection;
    }
}
