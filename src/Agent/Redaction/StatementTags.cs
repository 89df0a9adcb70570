using System.Diagnostics;

namespace SpanPack;

/// <summary>Obfuscates the statements of a span, in its resource and in typed or named tags.</summary>
/// <remarks>Safe for any number of threads. A span without statements costs a check of its tag names and no allocation.</remarks>
[DebuggerDisplay("{_statements.Cache}")]
internal sealed class StatementTags
{
    private const int MinCut = 1_600; // characters: as UTF-8 never more than what mappers leave

    private readonly Statements _statements = new();

    /// <summary>Gets the obfuscated statements.</summary>
    internal Statements Statements => _statements;

    /// <summary>Returns the obfuscated span: the same object if nothing changes.</summary>
    /// <param name="span">The span.</param>
    /// <param name="isOwn">Whether the span may be changed; otherwise it is copied.</param>
    /// <param name="holes">Texts of a probe, which stand for any text and are kept.</param>
    /// <param name="spare">See <see cref="SpanEdit"/>.</param>
    internal Span Redact(Span span, bool isOwn, ReadOnlySpan<string> holes = default, SpareSpans? spare = null)
    {
        SpanTags? tags = span.ReadTags(out ReadOnlySpan<CustomTag<string?>> byName,
            out ReadOnlySpan<CustomTag<MetricValue>> numbers);
        var typed = TypedStatements.Of(tags);
        var edit = new SpanEdit(span, isOwn, spare);
        StatementKind language = LanguageOf(span, tags, byName);
        string? resource = span.Resource;
        string? changed = StatementNames.HasResource(span.Type) ? ResourceOf(resource, language, holes) : resource;
        foreach (ref readonly NamedStatement statement in typed.Texts)
        {
            if (typed.Read(tags!, statement) is { } text) Change(ref edit, statement, text, language, holes, ref changed);
        }

        foreach (ref readonly CustomTag<string?> tag in byName)
        {
            if (tag.Value is { } text && StatementNames.KindOf(tag.Key) is not StatementKind.None and var kind)
                Change(ref edit, new NamedStatement(tag.Key, kind), text, language, holes, ref changed);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> attribute in span.TypedAttributes)
        {
            if (attribute.Value is not null && StatementNames.KindOf(attribute.Key) != StatementKind.None) edit.SetTag(attribute.Key, null);
        }

        for (int i = numbers.Length - 1; i >= 0; i--) // backwards, because replaced ones are removed
        {
            StatementKind kind = numbers[i].Value.Number is null ? StatementKind.None : StatementNames.KindOf(numbers[i].Key);
            if (kind != StatementKind.None) edit.SetTag(numbers[i].Key, kind == StatementKind.Value ? "?" : null);
        }

        if (!ReferenceEquals(changed, resource)) edit.Resource = changed;
        return edit.Span;
    }

    /// <summary>Returns whether a span may have statements. Most have none, and need no more than this.</summary>
    internal static bool MayChange(Span span)
    {
        SpanTags? tags = span.ReadTags(out ReadOnlySpan<CustomTag<string?>> byName,
            out ReadOnlySpan<CustomTag<MetricValue>> numbers);
        return StatementNames.HasResource(span.Type) || !TypedStatements.Of(tags).Texts.IsEmpty || HasStatement(byName)
            || HasStatement(numbers) || !span.TypedAttributes.IsEmpty;
    }

    /// <summary>Finds the texts of a probe that are statements.</summary>
    /// <param name="span">A span with the texts of a probe, redacted.</param>
    /// <param name="holes">The texts.</param>
    /// <returns>The indexes of the texts with their languages; null if one text needs two kinds of obfuscation.</returns>
    internal static StatementHole[]? FindHoles(Span span, string[] holes)
    {
        if (holes.Length == 0) return [];
        var found = new List<StatementHole>();
        SpanTags? tags = span.ReadTags(out ReadOnlySpan<CustomTag<string?>> byName, out _);
        StatementKind language = LanguageOf(span, tags, byName);
        int resource = Array.IndexOf(holes, span.Resource);
        if (resource >= 0 && StatementNames.HasResource(span.Type))
        {
            if (language == StatementKind.Redis) return null; // names of commands in the resource, values as "?" in the tag
            found.Add(new StatementHole(resource, language));
        }

        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            StatementKind kind = Resolve(StatementNames.KindOf(tag.Key), language);
            int hole = kind == StatementKind.None ? -1 : Array.IndexOf(holes, tag.Value);
            if (hole < 0) continue;
            if (found.Exists(other => other.Text == hole && other.Kind != kind)) return null;
            if (!found.Exists(other => other.Text == hole)) found.Add(new StatementHole(hole, kind));
        }

        return [.. found];
    }

    private static StatementKind Resolve(StatementKind kind, StatementKind language) => kind switch
    {
        StatementKind.OfSystem => language,
        StatementKind.SqlWithTexts when language is StatementKind.Sql or StatementKind.SqlWithNesting => language,
        _ => kind,
    };

    private static StatementKind LanguageOf(Span span, SpanTags? tags, ReadOnlySpan<CustomTag<string?>> byName)
        => StatementNames.LanguageOf(span.Type)
            ?? StatementNames.LanguageOf(span.Type, TypedStatements.Of(tags).ReadSystem(span, tags, byName));

    private static bool HasStatement<T>(ReadOnlySpan<CustomTag<T>> tags)
    {
        foreach (ref readonly CustomTag<T> tag in tags)
        {
            if (StatementNames.KindOf(tag.Key) != StatementKind.None) return true;
        }

        return false;
    }

    private string? ResourceOf(string? resource, StatementKind language, ReadOnlySpan<string> holes)
    {
        if (string.IsNullOrEmpty(resource) || holes.Contains(resource)) return resource;
        return _statements.Obfuscate(resource, language == StatementKind.Redis ? StatementKind.RedisResource : language);
    }

    private void Change(ref SpanEdit edit, in NamedStatement statement, string text, StatementKind language, ReadOnlySpan<string> holes,
        ref string? resource)
    {
        if (statement.Kind == StatementKind.Dropped)
        {
            edit.SetTag(statement.Name, null);
            return;
        }

        if (holes.Contains(text)) return;
        string sent = statement.Name == "memcached.command"
            ? "" // as by the agent
            : _statements.Obfuscate(text, Resolve(statement.Kind, language));
        if (ReferenceEquals(sent, text)) return;
        if (statement.Slot.Kind == TagSlotKind.Constant) edit.ChangeText(statement.Name, sent);
        else edit.ReplaceText(statement.Name, sent);
        if (resource is not null && !StatementNames.HasResource(edit.Type) && IsMadeOf(resource, text)) resource = sent;
    }

    // Mappers cut resources after 5,000 bytes.
    private static bool IsMadeOf(string resource, string statement)
        => resource.Length == statement.Length
            ? resource == statement
            : resource.Length > MinCut && statement.StartsWith(resource, StringComparison.Ordinal);
}
