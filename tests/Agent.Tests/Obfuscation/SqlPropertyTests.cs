using System.Globalization;
using FsCheck;
using FsCheck.Fluent;
using Property = SpanPack.Tests.Property;

namespace SpanPack.Agent.Tests;

/// <summary>Nothing of a literal survives, whatever is around it, and no text does harm.</summary>
public sealed class SqlPropertyTests
{
    private static readonly string[] s_pieces =
    [
        "SELECT ", "select", " FROM t", " WHERE a", "=", ">=", " AND ", " IN (", "(", ")", ", ", ",", ";", " AS x", " AS [x y]", "[", "]",
        "a.b", "\"t\"", "`c`", "@p", ":n", "$1", "?", "%s", "%(n)s", "{", "}", "{0}",
        "--", "-- c\n", "/*", "/* c */", "#", "#\n", "'", "''", "\"", "`", "$", "$$", "$t$", "\\", "\\'", "1", "-1", "0x1F", "089", "1.5e3",
        "-.", ".5", "->", "->>", "::", ":=", "!", "!=", "!~*", "~*", "||", "<=>",
        "NULL", "true", "SAVEPOINT s", "E'a\\nb'", "N'x'", "é", "日", "😀", "\ud800", "\0", "\u00a0", "\n", "\t", "\u2028", "ı", "+", "-",
        "*", "/", "//",
    ];

    private static readonly Gen<string> s_any =
        from length in Gen.Choose(0, 14)
        from pieces in Gen.ArrayOf(Gen.Elements(s_pieces), length)
        select string.Concat(pieces);

    private static readonly Gen<string> s_text =
        from length in Gen.Choose(0, 4)
        from pieces in Gen.ArrayOf(Gen.Elements("it", " ", "''", "--", "/*", "%", "(", ",", "\"", "$", "x"), length)
        select string.Concat(pieces);

    // Statements as drivers send them, with the secret once.
    private static readonly Gen<(string Statement, string Secret)> s_statements =
        from number in Gen.Choose(100_000_000, 999_999_999)
        from before in s_text
        from after in s_text
        from form in Gen.Elements("'{0}'", "N'{0}'", "E'{0}'", "$t${0}$t$", "$${0}$$", "{1}", "-{1}", "{1}.5", "0x{1}", "/* {1} */ 1",
            "1 -- {1}\n", "1 # {1}\n", "\"{2}\"", "'{0}' || 'x'", "f('{0}')", "DATE '{0}'")
        from frame in Gen.Elements("SELECT a FROM t WHERE b = {0}", "INSERT INTO t (a, b) VALUES (1, {0})",
            "UPDATE t SET a = {0}, b = 2 WHERE c IN (1, 2)", "CALL p({0}, 'x')", "SELECT a FROM t WHERE b IN ('y', {0}, 3) -- end",
            "SELECT {0} AS x FROM [t]", "SET a = {0}")
        select (Frame(frame, form, number.ToString(CultureInfo.InvariantCulture), before, after),
            number.ToString(CultureInfo.InvariantCulture));

    [Fact]
    public void Literals_LeaveNothing()
        => Property.Holds(Arb.From(s_statements), 5000, static one =>
        {
            string sent = new SqlStatements().Obfuscate(one.Statement, hidesDoubleQuotes: true);
            Assert.DoesNotContain(one.Secret, sent, StringComparison.Ordinal);
        });

    // A comment parts values: the agent's second pass joins these, too.
    [Fact]
    public void StatementsWithoutComments_AreNotChangedAgain_ButForCommas()
        => Property.Holds(Arb.From(s_statements.Where(static one => !one.Statement.Contains("--", StringComparison.Ordinal)
            && one.Statement.IndexOfAny(['#', '/']) < 0)),
            3000, static one =>
        {
            var statements = new SqlStatements();
            string sent = statements.Obfuscate(one.Statement, hidesDoubleQuotes: true);
            if (sent == SqlStatements.NotReadable) return;
            string again = statements.Obfuscate(sent, hidesDoubleQuotes: true);
            Assert.Equal(sent.Replace(",", "", StringComparison.Ordinal), again.Replace(",", "", StringComparison.Ordinal));
            Assert.Equal(again, statements.Obfuscate(again, hidesDoubleQuotes: true));
        });

    [Fact]
    public void AnyText_IsReadOrNot()
        => Property.Holds(Arb.From(s_any), 20_000, static text =>
        {
            var statements = new Statements();
            foreach (StatementKind kind in Enum.GetValues<StatementKind>().Where(static kind =>
                kind is not (StatementKind.Dropped or StatementKind.OfSystem)))
            {
                string first = statements.Obfuscate(text, kind);
                statements.Obfuscate(text, kind);
                // the third time it is looked up
                if (!text.Contains('\\', StringComparison.Ordinal)) Assert.Equal(first, statements.Obfuscate(text, kind));
            }
        });

    [Theory]
    [InlineData("(")]
    [InlineData("'")]
    [InlineData("'\\")]
    [InlineData("$a")]
    [InlineData("$a$")]
    [InlineData("{")]
    [InlineData("[")]
    [InlineData("{\"a\":")]
    [InlineData("/*")]
    [InlineData("%(")]
    [InlineData("\" \\")]
    [InlineData("ZADD k NX ")]
    [InlineData("\n \n")]
    public async Task LongTexts_TakeTimeInProportion(string piece)
    {
        string text = string.Concat(Enumerable.Repeat(piece, 1_000_000 / piece.Length)); // would take hours if it were the square
        var statements = new Statements();
        await Task.Run(() =>
        {
            foreach (StatementKind kind in new[] { StatementKind.Sql, StatementKind.Redis, StatementKind.RedisResource,
                StatementKind.Json })
                statements.Obfuscate(text, kind);
        }).InTime();
    }

    // A backslash ends the text, or does not: both readings have an even number of quotes.
    [Theory]
    [InlineData("SELECT a FROM t WHERE p = 'C:\\d\\' AND b = 'hunter2' -- user's")]
    [InlineData("SELECT a FROM t WHERE b LIKE '%x' ESCAPE '\\' AND c = 'hunter2' /* don't */")]
    [InlineData("SELECT \"a\\\", 'hunter2', \"b\" -- \"x")]
    [InlineData("SELECT 'it\\'s', 'hunter2' /* it's */")]
    public void TextsThatTheDatabaseDecidesAbout_AreNotSent(string statement)
    {
        var statements = new SqlStatements();
        Assert.DoesNotContain("hunter2", statements.Obfuscate(statement, hidesDoubleQuotes: false), StringComparison.Ordinal);
        statements.Obfuscate("SELECT a FROM t WHERE b LIKE 'c' ESCAPE '\\'", hidesDoubleQuotes: false); // which changes the reading
        Assert.DoesNotContain("hunter2", statements.Obfuscate(statement, hidesDoubleQuotes: false), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("SELECT a FROM t WHERE b LIKE 'c' ESCAPE '\\'", "SELECT a FROM t WHERE b LIKE ? ESCAPE ?")]
    [InlineData("SELECT \"D\\u\" FROM t WHERE p = 'C:\\d\\f'", "SELECT Du FROM t WHERE p = ?")]
    [InlineData("SELECT 'it\\'s', 'that\\'s'", "SELECT ?")]
    public void OtherBackslashes_AreRead(string statement, string sent)
        => Assert.Equal(sent, new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: false));

    [Theory]
    [InlineData("SELECT 4111_1111_1111_1111, a FROM t", "SELECT ? a FROM t")]
    [InlineData("UPDATE t SET a = 1_000.5e1_0 WHERE b = 0xDEAD_BEEF", "UPDATE t SET a = ? WHERE b = ?")]
    [InlineData("SELECT 0b1010_0011, 0B1, 0o17_7, 0_17", "SELECT ?")]
    [InlineData("SELECT 1_a, 0bx, 2__3, a_1", "SELECT ? _a, ? bx, ? __3, a_1")]
    public void NumbersInParts_AreHiddenAsAWhole(string statement, string sent)
        => Assert.Equal(sent, new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: false));

    [Theory]
    [InlineData("SELECT q'[it's hunter2, isn't it]' FROM dual", "SELECT q ? FROM dual")]
    [InlineData("INSERT INTO t VALUES (1, nq'!it's hunter2!', Q'{a'b\\}', 'it''s')", "INSERT INTO t VALUES ( ? nq ? Q ? )")]
    [InlineData("SELECT q'[a', faq'b' FROM t", "SELECT q ? faq ? FROM t")]
    [InlineData("SELECT q'", SqlStatements.NotReadable)]
    public void QuotesOfOracle_AreHidden(string statement, string sent)
        => Assert.Equal(sent, new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: false));

    [Theory]
    [InlineData("ALTER USER a IDENTIFIED BY hunter2", "ALTER USER a IDENTIFIED BY ?")]
    [InlineData("create user a identified by \"hunter2\" quota 1 on b", "create user a identified by ? quota ? on b")]
    [InlineData("ALTER USER a IDENTIFIED BY hunter2 REPLACE hunter2", "ALTER USER a IDENTIFIED BY ? REPLACE ?")]
    [InlineData("ALTER USER a IDENTIFIED BY VALUES 'hunter2'", "ALTER USER a IDENTIFIED BY VALUES ?")]
    [InlineData("GRANT CONNECT TO a, b IDENTIFIED /* x */ BY select, hunter2", "GRANT CONNECT TO a, b IDENTIFIED BY ?")]
    [InlineData("CREATE DATABASE LINK l CONNECT TO a IDENTIFIED BY hunter2 USING 'd'",
        "CREATE DATABASE LINK l CONNECT TO a IDENTIFIED BY ? USING ?")]
    [InlineData("SELECT identified FROM t ORDER BY identified, a", "SELECT identified FROM t ORDER BY identified, a")]
    public void PasswordsWithoutQuotes_AreHidden(string statement, string sent)
        => Assert.Equal(sent, new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: false));

    [Theory]
    [InlineData("SELECT [Driver's License] FROM t WHERE a = 'hunter2' AND [Driver's License] IS NULL",
        "SELECT [Driver's License] FROM t WHERE a = ? AND [Driver's License] IS ?")]
    [InlineData("SELECT a AS [O'Brien], 'hunter2' FROM t -- it's", "SELECT a, ? FROM t")]
    [InlineData("SELECT ARRAY[E'a]b', 'hunter2'], a['it''s'], [b c]", "SELECT ARRAY [ E ? ], a [ ? ], [ b c ]")]
    public void ApostrophesInBrackets_BeginNoText(string statement, string sent)
        => Assert.Equal(sent, new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: false));

    [Theory]
    [InlineData("SELECT /* a /* b */ hunter2 */ 1 FROM t", "SELECT ? FROM t")]
    [InlineData("SELECT /*/* hunter2 */*/ a /**/ FROM /*/ hunter2 */ t", "SELECT a FROM t")]
    [InlineData("SELECT a /* /* */ FROM t", SqlStatements.NotReadable)]
    public void NestedComments_AreHidden_WhereTheyNest(string statement, string sent)
    {
        Assert.Equal(sent, new Statements().Obfuscate(statement, StatementKind.SqlWithNesting));
        foreach (string system in new[] { "postgresql", "mssql" })
        {
            StatementKind kind = StatementNames.LanguageOf(type: "sql", system);
            Assert.Equal(sent, new Statements().Obfuscate(statement, kind));
        }
    }

    [Fact]
    public void VeryLongStatements_AreNotRead()
        => Assert.Equal(SqlStatements.NotReadable,
            new SqlStatements().Obfuscate(new string('a', SqlStatements.MaxLength + 1), hidesDoubleQuotes: false));

    private static string Frame(string frame, string form, string secret, string before, string after)
    {
        string literal =
            form.Replace("{0}", form.Contains('$', StringComparison.Ordinal) ? secret : before + secret + after, StringComparison.Ordinal)
            .Replace("{1}", secret, StringComparison.Ordinal)
            .Replace("{2}", before.Replace("\"", "", StringComparison.Ordinal) + secret, StringComparison.Ordinal);
        return frame.Replace("{0}", literal, StringComparison.Ordinal);
    }

    // What is longer than a literal of Oracle can be is none. Looked through to its end each time, this statement would take minutes.
    [Fact]
    public void TextsOfOracleWithoutAnEnd_AreNotLookedForFurtherThanALiteralIs()
    {
        const int Longest = 32_767;
        string whole = $"SELECT q'[it's{new string('a', Longest - "it's".Length)}]' FROM dual";
        string longer = $"SELECT q'[it's{new string('a', Longest)}]' FROM dual";
        string hostile = string.Concat(Enumerable.Repeat("q'ab',", 150_000));

        Assert.Equal("SELECT q ? FROM dual", Obfuscate(whole));
        Assert.Equal(SqlStatements.NotReadable, Obfuscate(longer));
        Assert.Equal(SqlStatements.NotReadable, Obfuscate(hostile));

        static string Obfuscate(string statement) => new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: true);
    }
}
