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
        SpareSpans? none = null;
        SpanCollection redacted = RedactStatements(spans, areOwn, reuses: false, ref none);
        return _hooks is null ? redacted : _hooks.Apply(redacted);
    }

    /// <summary>Returns the redacted spans of a chunk, which may be spare ones; the same collection if nothing changes.</summary>
    /// <param name="spans">The spans. They do not change.</param>
    /// <param name="spare">Rented for copies; to be returned when they are written. Hooks, which may keep spans, get other ones.</param>
    internal SpanCollection Redact(SpanCollection spans, ref SpareSpans? spare)
        => _hooks is null ? RedactStatements(spans, areOwn: false, reuses: true, ref spare) : Redact(spans, areOwn: false);

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

    private SpanCollection RedactStatements(SpanCollection spans, bool areOwn, bool reuses, ref SpareSpans? spare)
    {
        if (_statements is null) return spans;
        Span? single = null;
        ReadOnlySpan<Span> all = spans.AsSpan(ref single);
        Span[]? changed = null;
        for (int i = 0; i < all.Length; i++)
        {
            if (!StatementTags.MayChange(all[i])) continue;
            if (reuses) spare ??= SpareSpans.Rent();
            Span sent = _statements.Redact(all[i], areOwn, spare: spare);
            if (ReferenceEquals(sent, all[i])) continue;
            if (all.Length == 1) return sent;
            changed ??= spare?.CopyOf(all) ?? all.ToArray();
            changed[i] = sent;
        }

        return changed is null ? spans : new SpanCollection(changed, all.Length);
    }
}
