using System.Diagnostics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Obfuscates the statements of a span, in its resource and in typed or named tags.</summary>
/// <remarks>Safe for any number of threads. A span without statements costs a check of its tag names and no allocation.</remarks>
[DebuggerDisplay("{_statements.Cache}")]
internal sealed class StatementTags
{
    private const int MinCut = 1_600; // characters: as UTF-8 never more than what mappers leave

    private static readonly string[] s_none = [];

    private readonly Statements _statements = new();

    /// <summary>Gets the obfuscated statements.</summary>
    internal Statements Statements => _statements;

    /// <summary>Returns the obfuscated span: the same object if nothing changes.</summary>
    /// <param name="span">The span.</param>
    /// <param name="isOwn">Whether the span may be changed; otherwise it is copied.</param>
    /// <param name="holes">Texts of a probe, which stand for any text and are kept.</param>
    internal Span Redact(Span span, bool isOwn, ReadOnlySpan<string> holes = default)
    {
        SpanTags? tags = span.ReadTags(out ReadOnlySpan<CustomTag<string?>> byName,
            out ReadOnlySpan<CustomTag<MetricValue>> numbers);
        string[] typed = tags is null ? s_none : NamesOf(tags);
        if (typed.Length == 0 && !StatementNames.HasResource(span.Type) && !HasStatement(byName) && !HasStatement(numbers)
            && span.TypedAttributes.IsEmpty) return span;
        var edit = new SpanEdit(span, isOwn);
        StatementKind language = LanguageOf(span);
        string? resource = span.Resource;
        string? changed = StatementNames.HasResource(span.Type) ? ResourceOf(resource, language, holes) : resource;
        foreach (string name in typed)
        {
            if (span.GetTag(name) is { } text) Change(ref edit, name, text, language, holes, ref changed);
        }

        foreach (ref readonly CustomTag<string?> tag in byName)
        {
            if (tag.Value is { } text) Change(ref edit, tag.Key, text, language, holes, ref changed);
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

    /// <summary>Finds the texts of a probe that are statements.</summary>
    /// <param name="span">A span with the texts of a probe, redacted.</param>
    /// <param name="holes">The texts.</param>
    /// <returns>The indexes of the texts with their languages; null if one text needs two kinds of obfuscation.</returns>
    internal static StatementHole[]? FindHoles(Span span, string[] holes)
    {
        if (holes.Length == 0) return [];
        var found = new List<StatementHole>();
        StatementKind language = LanguageOf(span);
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

    private static StatementKind LanguageOf(Span span)
    {
        string? system = null;
        foreach (string name in StatementNames.SystemTags) system ??= span.GetTag(name);
        return StatementNames.LanguageOf(span.Type, system);
    }

    private static bool HasStatement<T>(ReadOnlySpan<CustomTag<T>> tags)
    {
        foreach (ref readonly CustomTag<T> tag in tags)
        {
            if (StatementNames.KindOf(tag.Key) != StatementKind.None) return true;
        }

        return false;
    }

    // The names of a class that are statements.
    private static string[] NamesOf(SpanTags tags)
    {
        var layout = TagLayout.Of(tags);
        if (layout.Redaction is string[] known) return known;
        var names = new List<string>();
        for (int level = 0; level < layout.Levels.Length; level++)
        {
            TagTable table = layout.Levels[level];
            names.AddRange(table.Strings.Names.ToArray().Where(static name => StatementNames.KindOf(name) != StatementKind.None));
            names.AddRange(table.Constants.Pairs.Select(static pair => pair.Name).Where(static name =>
                StatementNames.KindOf(name) != StatementKind.None));
        }

        string[] found = [.. names.Distinct()];
        layout.Redaction = found;
        return found;
    }

    private string? ResourceOf(string? resource, StatementKind language, ReadOnlySpan<string> holes)
    {
        if (string.IsNullOrEmpty(resource) || holes.Contains(resource)) return resource;
        return _statements.Obfuscate(resource, language == StatementKind.Redis ? StatementKind.RedisResource : language);
    }

    private void Change(ref SpanEdit edit, string name, string text, StatementKind language, ReadOnlySpan<string> holes,
        ref string? resource)
    {
        StatementKind kind = Resolve(StatementNames.KindOf(name), language);
        if (kind == StatementKind.None) return;
        if (kind == StatementKind.Dropped)
        {
            edit.SetTag(name, null);
            return;
        }

        if (holes.Contains(text)) return;
        string sent = name == "memcached.command" ? "" : _statements.Obfuscate(text, kind); // the agent empties it
        if (ReferenceEquals(sent, text)) return;
        edit.ReplaceText(name, sent);
        if (resource is not null && !StatementNames.HasResource(edit.Type) && IsMadeOf(resource, text)) resource = sent;
    }

    // Mappers cut resources after 5,000 bytes.
    private static bool IsMadeOf(string resource, string statement)
        => resource.Length == statement.Length
            ? resource == statement
            : resource.Length > MinCut && statement.StartsWith(resource, StringComparison.Ordinal);
}
