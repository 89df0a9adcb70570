using System.Diagnostics;

namespace SpanPack;

/// <summary>Options of what is removed from spans before they are serialized.</summary>
/// <remarks>
/// Immutable. The hooks are called by the threads that end traces, several at a time: they must be thread-safe and should be fast. A hook that throws is logged once: the text that it was to
/// check is sent as <c>?</c>, the span is kept. With a hook set, spans of activities are not written by templates.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record RedactionOptions
{
    /// <summary>
    /// Gets or initializes whether statements are obfuscated as the agent obfuscates them: SQL, commands of Redis and Valkey, queries in JSON. Null (the default) for
    /// <c>DD_TRACE_STATEMENT_OBFUSCATION_ENABLED</c>, and without it for true. Connection strings are dropped with it.
    /// </summary>
    public bool? ObfuscatesStatements { get; init; }

    /// <summary>
    /// Gets or initializes what becomes of each tag, typed or set by name: gets name and text, of a number its invariant digits, and returns the text to send, or null to drop the tag. The
    /// resource is told as <c>resource.name</c>; null makes the name of the operation of it. It is called after the obfuscation.
    /// </summary>
    public Func<string, string, string?>? RedactTag { get; init; }

    /// <summary>Gets or initializes which spans are dropped: true drops the span. It sees the obfuscated span, which it must not change. Children of a dropped span become those of its parent where they are in the same chunk.</summary>
    public Func<Span, bool>? DropSpan { get; init; }

    /// <summary>Returns the options as text for a person, not for parsing.</summary>
    /// <returns>The options.</returns>
    public override string ToString()
        => $"statements {(ObfuscatesStatements is { } on ? on ? "obfuscated" : "as they are" : "by the environment")}{(RedactTag is null ? "" : ", tags by a hook")}{(DropSpan is null ? "" : ", spans by a hook")}";
}
