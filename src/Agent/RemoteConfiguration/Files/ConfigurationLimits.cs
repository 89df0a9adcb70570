namespace SpanPack;

/// <summary>The limits of answers and requests. An answer above a limit is not applied, and reported.</summary>
internal static class ConfigurationLimits
{
    /// <summary>The largest answer, in bytes. Files in it are base64, so they have three quarters of this at most.</summary>
    internal const int MaxAnswerBytes = 32 * 1024 * 1024;

    /// <summary>The most bytes of all applied files together.</summary>
    internal const long MaxHeldBytes = 32 * 1024 * 1024;

    /// <summary>The most configurations at a time.</summary>
    internal const int MaxFiles = 4096;

    /// <summary>The longest path, in characters.</summary>
    internal const int MaxPathChars = 1024;

    /// <summary>The longest error text, in characters.</summary>
    internal const int MaxErrorChars = 1024;

    /// <summary>The longest state of the backend that is returned to it, in characters.</summary>
    internal const int MaxBackendStateChars = 64 * 1024;

    /// <summary>The deepest nesting of JSON.</summary>
    internal const int MaxDepth = 64;

    /// <summary>Shortens an error text to one line within the limit.</summary>
    internal static string CutError(string text)
        => string.Create(Math.Min(text.Length, MaxErrorChars), text, static (cut, from) =>
        {
            for (int i = 0; i < cut.Length; i++) cut[i] = char.IsControl(from[i]) || char.IsSurrogate(from[i]) ? ' ' : from[i];
        });
}
