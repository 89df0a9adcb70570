namespace SpanPack;

/// <summary>Obfuscates statements of all languages, with a cache of earlier ones.</summary>
/// <remarks>Safe for any number of threads. Never throws.</remarks>
internal sealed class Statements
{
    private readonly SqlStatements _sql = new();

    /// <summary>Gets the cache.</summary>
    internal StatementCache Cache { get; } = new();

    /// <summary>Returns the obfuscated text of a statement: the same object if nothing changes.</summary>
    /// <param name="statement">The statement.</param>
    /// <param name="kind">Its language; not one that depends on the span.</param>
    internal string Obfuscate(string statement, StatementKind kind)
    {
        if (statement.Length == 0 || kind == StatementKind.None) return statement;
        if (kind == StatementKind.Value) return "?";
        if (Cache.Find(statement, kind, out int hash) is { } known) return known;
        string text = kind switch
        {
            StatementKind.Redis => RedisCommands.Obfuscate(statement),
            StatementKind.RedisResource => RedisCommands.Quantize(statement),
            StatementKind.Json => JsonQueries.Obfuscate(statement),
            _ => _sql.Obfuscate(statement, hidesDoubleQuotes: kind == StatementKind.SqlWithTexts,
                nestsComments: kind == StatementKind.SqlWithNesting),
        };
        Cache.Add(statement, kind, hash, text);
        return text;
    }
}
