namespace SpanPack.Agent.Tests;

/// <summary>Statements that come again are looked up, and those that do not take no memory.</summary>
public sealed class StatementCacheTests
{
    [Fact]
    public void Statement_IsKeptWhenItComesTwice()
    {
        var statements = new Statements();
        string first = statements.Obfuscate("SELECT 1", StatementKind.Sql);
        Assert.Equal(0, statements.Cache.Count);

        string second = statements.Obfuscate("SELECT 1", StatementKind.Sql);
        Assert.NotSame(first, second);
        Assert.Equal(1, statements.Cache.Count);

        Assert.Same(second, statements.Obfuscate(new string("SELECT 1"), StatementKind.Sql));
    }

    [Fact]
    public void OneText_IsKeptForEachLanguage()
    {
        var statements = new Statements();
        for (int i = 0; i < 3; i++)
        {
            Assert.Equal("SELECT a", statements.Obfuscate("SELECT \"a\"", StatementKind.Sql));
            Assert.Equal("SELECT ?", statements.Obfuscate("SELECT \"a\"", StatementKind.SqlWithTexts));
            Assert.Equal("SELECT", statements.Obfuscate("SELECT \"a\"", StatementKind.RedisResource));
        }
    }

    [Fact]
    public void EachObject_GetsItsOwnText_AlsoWhenItHasMoved()
    {
        var statements = new Statements();
        string[] objects = [.. Enumerable.Range(0, 500).Select(static i => $"SELECT a{i} FROM t WHERE id = 1")];
        for (int round = 0; round < 5; round++)
        {
            for (int i = 0; i < objects.Length; i++)
                Assert.Equal($"SELECT a{i} FROM t WHERE id = ?", statements.Obfuscate(objects[i], StatementKind.Sql));
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: true, compacting: true);
        }
    }

    [Fact]
    public void StatementsThatNeverComeAgain_AreNotKept()
    {
        var statements = new Statements();
        statements.Obfuscate("SELECT a", StatementKind.Sql);
        string kept = statements.Obfuscate("SELECT a", StatementKind.Sql);
        for (int i = 0; i < 100_000; i++) statements.Obfuscate($"SELECT a FROM t WHERE id = {i}", StatementKind.Sql);

        // One in 2^20 has the hash of the one before it in its place and is taken for it: 0.1 of these, and more than 5 once in 10^9 runs.
        Assert.InRange(statements.Cache.Count, 1, 6);
        Assert.Same(kept, statements.Obfuscate("SELECT a", StatementKind.Sql));
    }

    [Fact]
    public void Memory_IsBounded()
    {
        var statements = new Statements();
        for (int i = 0; i < 4_000; i++)
        {
            string text = $"SELECT a{i} FROM t WHERE id = '{new string('x', 4_000)}'";
            for (int times = 0; times < 3; times++) statements.Obfuscate(text, StatementKind.Sql);
            Assert.InRange(statements.Cache.Count, 0, StatementCache.MaxEntries);
            Assert.InRange(statements.Cache.Characters, 0, StatementCache.MaxCharacters);
        }

        for (int i = 0; i < 4_000; i++)
        {
            for (int times = 0; times < 3; times++) statements.Obfuscate($"SELECT a{i} FROM t WHERE id = 1", StatementKind.Sql);
        }

        Assert.InRange(statements.Cache.Count, StatementCache.MaxEntries / 2, StatementCache.MaxEntries);
    }

    [Fact]
    public async Task Threads_GetTheSame()
    {
        var statements = new Statements();
        await Task.WhenAll(Enumerable.Range(0, 4).Select(_ => Task.Run(() =>
        {
            for (int i = 0; i < 20_000; i++)
                Assert.Equal($"SELECT a{i % 3000} FROM t WHERE id = ?",
                    statements.Obfuscate($"SELECT a{i % 3000} FROM t WHERE id = {i % 7}", StatementKind.Sql));
        }))).InTime();
    }
}
