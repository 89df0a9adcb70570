namespace SpanPack;

/// <summary>Environment variables, or their replacements in tests. Blank ones count as unset.</summary>
/// <param name="read">Reads the value of a variable; null when there is none.</param>
internal sealed class Variables(Func<string, string?> read)
{
    /// <summary>The longest accepted value in characters; Linux allows none that is longer (MAX_ARG_STRLEN).</summary>
    internal const int MaxLength = 131_072;

    internal static Variables OfProcess { get; } = new(Environment.GetEnvironmentVariable);

    /// <summary>Gets a trimmed value; null when unset.</summary>
    internal string? this[string name] => Verbatim(name)?.Trim();

    /// <summary>Returns a value unchanged; null when unset.</summary>
    internal string? Verbatim(string name) => read(name) is { Length: <= MaxLength } text && !string.IsNullOrWhiteSpace(text) ? text : null;

    /// <summary>
    /// Gets whether tracing is enabled: false when <c>DD_TRACE_ENABLED</c> is false, or if that is not set, when <c>OTEL_SDK_DISABLED</c>
    /// is true.
    /// </summary>
    internal bool WantSpans
        => this["DD_TRACE_ENABLED"] is not null
            ? !IsFalse("DD_TRACE_ENABLED")
            : !"true".Equals(this["OTEL_SDK_DISABLED"], StringComparison.OrdinalIgnoreCase);

    /// <summary>Returns a log message for an ignored setting.</summary>
    /// <param name="name">The variable, or its path in the configuration.</param>
    /// <param name="text">Its value.</param>
    /// <param name="expected">The accepted values, such as "a whole number".</param>
    /// <param name="used">The value that is used instead, such as "100".</param>
    internal static string Ignored(string name, string text, string expected, string used)
        => $"Ignored {name}: '{text}' is not {expected}; using {used}.";

    internal bool IsTrue(string name) => this[name]?.ToLowerInvariant() is "true" or "1" or "t" or "yes" or "y";

    internal bool IsFalse(string name) => this[name]?.ToLowerInvariant() is "false" or "0" or "f" or "no" or "n";
}
