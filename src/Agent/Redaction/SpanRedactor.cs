using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The redaction before serialization. Every span passes it; spans of activities that are written by templates use
/// <see cref="Redact(string, StatementKind)"/>.
/// </summary>
/// <remarks>Safe for any number of threads. Spans of the program are not changed; a copy is sent instead.</remarks>
[DebuggerDisplay("{_options}")]
internal sealed class SpanRedactor
{
    private readonly RedactionOptions _options;
    private readonly SpanHooks? _hooks;
    private readonly StatementTags? _statements;

    /// <param name="options">The parts to remove.</param>
    /// <param name="variables">The environment.</param>
    /// <param name="onFailure">Called for a hook that throws.</param>
    internal SpanRedactor(RedactionOptions options, Variables variables, Action<string, Exception> onFailure)
    {
        _options = options;
        _hooks = options.RedactTag is null && options.DropSpan is null ? null : new SpanHooks(options, onFailure);
        if (options.ObfuscatesStatements ?? !variables.IsFalse("DD_TRACE_STATEMENT_OBFUSCATION_ENABLED")) _statements = new StatementTags();
    }

    /// <summary>Gets whether hooks of the program see spans.</summary>
    internal bool HasHooks => _hooks is not null;

    /// <summary>Gets the cache of statements; null where none is obfuscated.</summary>
    internal StatementCache? Cache => _statements?.Statements.Cache;

    /// <summary>Returns the redacted spans of a chunk; the same collection if nothing changes.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="areOwn">Whether they may be changed; otherwise they are copied.</param>
    internal SpanCollection Redact(SpanCollection spans, bool areOwn)
    {
        SpanCollection redacted = _statements is null ? spans
            : spans.Count == 1 ? new SpanCollection(_statements.Redact(spans[0], areOwn))
            : RedactAll(spans, areOwn);
        return _hooks is null ? redacted : _hooks.Apply(redacted);
    }

    /// <summary>Redacts a span that contains the texts of a probe, which are kept.</summary>
    /// <returns>The texts that are statements; null where spans of this kind have no shape.</returns>
    internal StatementHole[]? RedactProbed(Span span, string[] holes)
    {
        if (_statements is null) return [];
        _statements.Redact(span, isOwn: true, holes);
        return StatementTags.FindHoles(span, holes);
    }

    /// <summary>Returns a redacted statement.</summary>
    internal string Redact(string statement, StatementKind kind) => _statements!.Statements.Obfuscate(statement, kind);

    private SpanCollection RedactAll(SpanCollection spans, bool areOwn)
    {
        Span? single = null;
        ReadOnlySpan<Span> all = spans.AsSpan(ref single);
        Span[]? changed = null;
        for (int i = 0; i < all.Length; i++)
        {
            Span sent = _statements!.Redact(all[i], areOwn);
            if (ReferenceEquals(sent, all[i])) continue;
            changed ??= all.ToArray();
            changed[i] = sent;
        }

        return changed is null ? spans : new SpanCollection(changed);
    }
}
