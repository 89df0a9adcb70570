namespace SpanPack;

/// <summary>Environment variables, or what a test has in their place. Blank ones count as unset.</summary>
/// <param name="read">Gives the value of a variable, null when there is none.</param>
internal sealed class Variables(Func<string, string?> read)
{
    /// <summary>Characters of the longest value that is looked at: Linux allows none that is longer (MAX_ARG_STRLEN).</summary>
    internal const int MaxLength = 131_072;

    internal static Variables OfProcess { get; } = new(Environment.GetEnvironmentVariable);

    /// <summary>Gets a value without the blanks around it; null when unset.</summary>
    internal string? this[string name] => Verbatim(name)?.Trim();

    /// <summary>A value as it is; null when unset.</summary>
    internal string? Verbatim(string name) => read(name) is { Length: <= MaxLength } text && !string.IsNullOrWhiteSpace(text) ? text : null;

    /// <summary>Gets whether spans are wanted: not when <c>DD_TRACE_ENABLED</c> is false, nor, where that is not set, when <c>OTEL_SDK_DISABLED</c> is true.</summary>
    internal bool WantSpans => this["DD_TRACE_ENABLED"] is not null ? !IsFalse("DD_TRACE_ENABLED") : !"true".Equals(this["OTEL_SDK_DISABLED"], StringComparison.OrdinalIgnoreCase);

    /// <summary>Says that a setting was ignored; for the log.</summary>
    /// <param name="name">The variable, or where in the configuration it stands.</param>
    /// <param name="text">Its value.</param>
    /// <param name="expected">What it may be, such as "a whole number".</param>
    /// <param name="used">What is used instead, such as "100".</param>
    internal static string Ignored(string name, string text, string expected, string used) => $"Ignored {name}: '{text}' is not {expected}; using {used}.";

    internal bool IsTrue(string name) => this[name]?.ToLowerInvariant() is "true" or "1" or "t" or "yes" or "y";

    internal bool IsFalse(string name) => this[name]?.ToLowerInvariant() is "false" or "0" or "f" or "no" or "n";
}
