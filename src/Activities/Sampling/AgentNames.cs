namespace SpanPack;

/// <summary>
/// Services and environments in the agent's form, which its rates use. Source: docs/protocol.md#changes-to-a-span.
/// </summary>
internal static class AgentNames
{
    internal const int MaxServiceLength = 100;
    internal const int MaxEnvironmentLength = 200;

    /// <param name="name">The name; not null.</param>
    /// <param name="maxLength">The most characters, up to <see cref="MaxEnvironmentLength"/>.</param>
    internal static string Normalize(string name, int maxLength)
    {
        Span<char> text = stackalloc char[MaxEnvironmentLength];
        int length = 0;
        foreach (char c in name.AsSpan(0, Math.Min(name.Length, maxLength)))
        {
            bool isKept = char.IsLetterOrDigit(c) || c is ':' or '.' or '/' or '-';
            if (isKept || length == 0 || text[length - 1] != '_') text[length++] = isKept ? char.ToLowerInvariant(c) : '_';
        }

        ReadOnlySpan<char> normal = text[..length].TrimEnd('_');
        return normal.SequenceEqual(name) ? name : normal.ToString();
    }
}
