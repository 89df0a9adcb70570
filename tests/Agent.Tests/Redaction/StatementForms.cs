namespace SpanPack.Agent.Tests;

/// <summary>Every form of statement, with a secret in it.</summary>
internal static class StatementForms
{
    internal const string Secret = "4111111111111111";

    /// <summary>Gets type, system, tag and text; a tag of null is the resource.</summary>
    internal static IEnumerable<(string? Type, string? System, string? Tag, string Text)> All
    {
        get
        {
            string[] tags = ["db.statement", "db.query.text", "sql.query"];
            foreach (string text in Sql)
            {
                foreach (string tag in tags) yield return ("sql", "postgresql", tag, text);
                yield return ("sql", null, null, text);
                yield return ("cassandra", null, null, text);
                yield return (null, null, "db.query.text", text);
                yield return ("web", null, "db.statement", text);
            }

            yield return ("sql", "mysql", null, $"INSERT INTO t VALUES (\"{Secret}\")");
            yield return ("sql", null, "db.query.text", $"INSERT INTO t VALUES (\"{Secret}\")");
            yield return ("db", "mariadb", "db.statement", $"INSERT INTO t VALUES (\"{Secret}\")");
            yield return ("redis", null, null, $"SET k {Secret}");
            foreach (string tag in new[] { "redis.raw_command", "valkey.raw_command", "db.statement" })
                yield return ("redis", null, tag, $"SET k {Secret}\nAUTH user {Secret}\nHSET h f {Secret}");
            yield return ("db", "redis", "db.query.text", $"SET k {Secret}");
            yield return ("mongodb", null, "mongodb.query", Json);
            yield return ("db", "mongodb", "db.statement", Json);
            yield return ("elasticsearch", null, "elasticsearch.body", Json);
            yield return ("opensearch", null, "opensearch.body", Json);
            yield return ("opensearch", null, "db.query.text", Json + Json);
            yield return ("memcached", null, "memcached.command", $"set k 0 900 16\r\n{Secret}");
            yield return ("memcached", null, "db.statement", $"set k 0 900 16\r\n{Secret}");
            yield return ("sql", null, "db.connection_string", $"Server=db;Password={Secret}");
            yield return ("http", null, "db.connection_string", $"Server=db;Password={Secret}");
            yield return ("sql", null, "db.query.parameter.card", Secret);
        }
    }

    private static string Json => $$$"""{"find":"c","filter":{"card":"{{{Secret}}}","or":[{{{Secret}}}]}}""";

    private static IEnumerable<string> Sql =>
    [
        $"SELECT * FROM t WHERE card = '{Secret}'", $"SELECT * FROM t WHERE card = {Secret}", $"SELECT 1 /* {Secret} */",
        $"SELECT 1 -- {Secret}", $"INSERT INTO t VALUES ('a', N'{Secret}'), ('it''s {Secret}', 2)",
        $"SELECT $tag${Secret}$tag$", $"UPDATE t SET a = 'it\\'s {Secret}'", $"EXEC p @card = '{Secret}'", $"SELECT 'unterminated {Secret}",
        $"{{call p('{Secret}')}}",
    ];
}
