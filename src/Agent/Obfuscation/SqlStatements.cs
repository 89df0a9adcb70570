namespace SpanPack;

/// <summary>Obfuscates literals, comments and aliases in SQL statements, as the agent does.</summary>
/// <remarks>Safe for any number of threads. Linear in the length of the statement; never throws.</remarks>
internal sealed class SqlStatements
{
    /// <summary>The text that replaces a statement that cannot be read.</summary>
    internal const string NotReadable = "Non-parsable SQL query";

    /// <summary>The longest statement that is parsed, in characters; longer ones count as not readable.</summary>
    internal const int MaxLength = 1024 * 1024;

    private const int StackLength = 512;

    private bool _literalEscapes; // as the last statement wanted it whose backslashes decided

    /// <summary>Obfuscates a statement.</summary>
    /// <param name="statement">The statement.</param>
    /// <param name="hidesDoubleQuotes">Whether texts in double quotes are values; else they are names.</param>
    /// <param name="nestsComments">Whether comments nest; else the first end counts, as for the agent.</param>
    internal string Obfuscate(string statement, bool hidesDoubleQuotes, bool nestsComments = false)
    {
        if (statement.Length > MaxLength) return NotReadable;
        bool literal = Volatile.Read(ref _literalEscapes);
        var filter = new SqlFilter(hidesDoubleQuotes);
        bool isRead = TryObfuscate(statement, literal, nestsComments, filter, out string? text, out bool hasEscape);
        if (!hasEscape) return isRead ? text! : NotReadable;
        if (!TryObfuscate(statement, !literal, nestsComments, filter, out string? other, out _)) return isRead ? text! : NotReadable;
        if (isRead) return AreSame(text, other) ? text! : NotReadable; // which texts are values depends on the database
        Volatile.Write(ref _literalEscapes, !literal);
        return other!;
    }

    // Backslashes of names in double quotes stay, or not.
    private static bool AreSame(ReadOnlySpan<char> left, ReadOnlySpan<char> right)
    {
        while (true)
        {
            left = left.TrimStart('\\');
            right = right.TrimStart('\\');
            int same = left.CommonPrefixLength(right);
            left = left[same..];
            right = right[same..];
            if (left.IsEmpty && right.IsEmpty) return true;
            if (left is not ['\\', ..] && right is not ['\\', ..]) return false;
        }
    }

    private static bool TryObfuscate(string statement, bool literalEscapes, bool nestsComments, SqlFilter filter, out string? text,
        out bool hasEscape)
    {
        var output = new TextSink(stackalloc char[StackLength]);
        var tokens = new SqlTokenizer(statement, new TextSink(stackalloc char[StackLength / 4]), literalEscapes, nestsComments);
        try
        {
            bool isRead = filter.Run(ref tokens, ref output);
            hasEscape = tokens.HasSeenEscape;
            text = isRead ? output.ToStringOr(statement) : null;
            return isRead;
        }
        finally
        {
            tokens.Return();
            output.Return();
        }
    }
}
