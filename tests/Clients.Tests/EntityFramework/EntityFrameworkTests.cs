using System.Data.Common;
using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.EntityFramework;

/// <summary>Commands of Entity Framework Core over SQLite, which has no events of its own.</summary>
[Collection(OneAtATime.Name)]
public sealed class EntityFrameworkTests
{
    [Fact]
    public async Task EachCommand_IsOneSpan()
    {
        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        await CreateAsync(connection);
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await using Shop shop = Open(connection);
            shop.Orders.Add(new Order { Card = "4111111111111111" });
            await shop.SaveChangesAsync();
            Assert.Equal(1, await shop.Orders.CountAsync(static order => order.Id > 0));
            Assert.Single(shop.Orders.ToArray());
        });

        Assert.Equal(["INSERT", "SELECT", "SELECT"], spans.Select(static span => span.GetTag("db.query.text")![..6]));
        Assert.All(spans, static span =>
        {
            Assert.Equal("sqlite", span.GetTag("db.system.name"));
            Assert.Equal("main", span.GetTag("db.namespace"));
            Assert.Equal("sql", span.Type);
            Assert.Equal(span.GetTag("db.query.text"), span.Resource);
            Assert.Equal(0, span.Error);
            foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
                Assert.DoesNotContain("4111111111111111", tag.Value, StringComparison.Ordinal);
        });
    }

    [Fact]
    public async Task ACommandThatFails_IsAnError()
    {
        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await using Shop shop = Open(connection);
            await Assert.ThrowsAsync<SqliteException>(() => shop.Orders.CountAsync());
        });

        Span span = Assert.Single(spans);
        Assert.Equal(1, span.Error);
        Assert.Equal(typeof(SqliteException).FullName, span.GetTag("error.type"));
        Assert.Contains("no such table", span.GetTag("error.msg"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ACommandThatIsCanceled_IsAnError()
    {
        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        await CreateAsync(connection);
        using var end = new CancellationTokenSource();
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await using Shop shop = Open(connection, new Canceling(end));
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => shop.Orders.CountAsync(end.Token));
        });

        Span span = Assert.Single(spans);
        Assert.Equal((1, typeof(OperationCanceledException).FullName), (span.Error, span.GetTag("error.type")));
    }

    [Fact]
    public async Task CommandsAtTheSameTime_AreChildrenOfTheirCallers()
    {
        Span[] spans = await TracedHost.TraceAsync(() => Task.WhenAll(Enumerable.Range(0, 8).Select(static _ => Task.Run(async () =>
        {
            await using var connection = new SqliteConnection("Data Source=:memory:");
            await connection.OpenAsync();
            await CreateAsync(connection);
        }))));

        Assert.True(spans.Length >= 8, $"{spans.Length} spans");
        Assert.All(spans, static span => Assert.StartsWith("CREATE TABLE", span.Resource, StringComparison.Ordinal));
    }

    private static async Task CreateAsync(SqliteConnection connection)
    {
        await using Shop shop = Open(connection);
        await shop.Database.ExecuteSqlRawAsync("CREATE TABLE Orders (Id INTEGER PRIMARY KEY, Card TEXT NOT NULL)");
    }

    private static Shop Open(SqliteConnection connection, params IInterceptor[] interceptors)
        => new(new DbContextOptionsBuilder<Shop>().UseSqlite(connection).AddInterceptors(interceptors).Options);

    // Between the event before a command and the command.
    private sealed class Canceling(CancellationTokenSource end) : DbCommandInterceptor
    {
        public override async ValueTask<InterceptionResult<DbDataReader>> ReaderExecutingAsync(DbCommand command,
            CommandEventData eventData, InterceptionResult<DbDataReader> result, CancellationToken cancellationToken = default)
        {
            await end.CancelAsync();
            return result;
        }
    }
}
