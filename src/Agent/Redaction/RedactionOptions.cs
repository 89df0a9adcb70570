using System.Diagnostics;

namespace SpanPack;

/// <summary>Options for removing data from spans before they are serialized.</summary>
/// <remarks>
/// Immutable. The hooks are called concurrently by the threads that end traces: they must be thread-safe and should be fast. If a hook
/// throws, it is logged once, the text is sent as <c>?</c> and the span is kept. With a hook set, spans of activities are not written by
/// templates.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record RedactionOptions
{
    /// <summary>
    /// Gets or initializes whether statements are obfuscated as in the agent: SQL, commands of Redis and Valkey, JSON queries. Connection
    /// strings are then dropped. Null (the default) for <c>DD_TRACE_STATEMENT_OBFUSCATION_ENABLED</c>, or true if that is not set.
    /// </summary>
    public bool? ObfuscatesStatements { get; init; }

    /// <summary>
    /// Gets or initializes a callback that redacts tags. It gets the name and text of each tag, typed or named, and of each attribute of
    /// events and links; numbers as invariant digits. It returns the text to send, or null to drop the tag. The resource is passed as
    /// <c>resource.name</c>; null replaces it by the operation name. It is called after the obfuscation.
    /// </summary>
    public Func<string, string, string?>? RedactTag { get; init; }

    /// <summary>
    /// Gets or initializes a callback that returns true to drop a span. It gets the obfuscated span, which it must not change. Children of
    /// a dropped span are attached to its parent if they are in the same chunk.
    /// </summary>
    public Func<Span, bool>? DropSpan { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The options.</returns>
    public override string ToString()
        => "statements "
            + (ObfuscatesStatements is { } on ? on ? "obfuscated" : "as they are" : "by the environment")
            + (RedactTag is null ? "" : ", tags by a hook")
            + (DropSpan is null ? "" : ", spans by a hook");
}
