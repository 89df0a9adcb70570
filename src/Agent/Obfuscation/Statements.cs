namespace SpanPack;

/// <summary>Takes what may be secret out of statements of all languages; those that came before are looked up.</summary>
/// <remarks>Safe for any number of threads. Never throws.</remarks>
internal sealed class Statements
{
    private readonly SqlStatements _sql = new();

    /// <summary>Gets the statements that came before.</summary>
    internal StatementCache Cache { get; } = new();

    /// <summary>Returns the text that is sent of a statement: the same object where nothing changes.</summary>
    /// <param name="statement">The statement.</param>
    /// <param name="kind">Its language: none that depends on the span.</param>
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
            _ => _sql.Obfuscate(statement, hidesDoubleQuotes: kind != StatementKind.Sql),
        };
        Cache.Add(statement, kind, hash, text);
        return text;
    }
}
