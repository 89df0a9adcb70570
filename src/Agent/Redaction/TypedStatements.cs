using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The tags of a tag class hierarchy that are statements or name the system. Found once a class.</summary>
internal sealed class TypedStatements
{
    private readonly TagLayout? _layout;
    private readonly NamedStatement[] _texts = [];
    private readonly TagSlot[] _systems = [];
    private readonly bool _hasNumber; // one that should name the system

    private TypedStatements(TagLayout layout)
    {
        _layout = layout;
        var texts = new List<NamedStatement>();
        foreach (string name in NamesOf(layout.Levels).Distinct())
        {
            StatementKind kind = StatementNames.KindOf(name);
            if (kind != StatementKind.None && layout.TryFind(name, out TagSlot slot)) texts.Add(new NamedStatement(name, kind, slot));
        }

        var systems = new List<TagSlot>();
        foreach (string name in StatementNames.SystemTags)
        {
            if (layout.TryFind(name, out TagSlot slot)) systems.Add(slot);
        }

        _texts = [.. texts];
        _systems = [.. systems];
        _hasNumber = systems.Exists(static slot => slot.Kind == TagSlotKind.Metric);
    }

    private TypedStatements()
    {
    }

    /// <summary>Gets those of a span without typed tags.</summary>
    internal static TypedStatements None { get; } = new();

    /// <summary>Gets the statements.</summary>
    internal ReadOnlySpan<NamedStatement> Texts => _texts;

    /// <summary>Returns those of an object's class.</summary>
    internal static TypedStatements Of(SpanTags? tags)
    {
        if (tags is null) return None;
        var layout = TagLayout.Of(tags);
        if (layout.Redaction is TypedStatements known) return known;
        var found = new TypedStatements(layout);
        layout.Redaction = found;
        return found;
    }

    /// <summary>Returns the text of a statement.</summary>
    internal string? Read(SpanTags tags, in NamedStatement statement) => _layout!.ReadText(tags, statement.Slot);

    /// <summary>Returns the system of a span: the first of <see cref="StatementNames.SystemTags"/> that is set.</summary>
    internal string? ReadSystem(Span span, SpanTags? tags, ReadOnlySpan<CustomTag<string?>> byName)
    {
        if (_hasNumber || HasSystem(byName)) return FindSystem(span);
        if (tags is null) return null;
        foreach (ref readonly TagSlot slot in _systems.AsSpan())
        {
            if (_layout!.ReadText(tags, slot) is { } system) return system;
        }

        return null;
    }

    private static string? FindSystem(Span span)
    {
        string? system = null;
        foreach (string name in StatementNames.SystemTags) system ??= span.GetTag(name);
        return system;
    }

    private static bool HasSystem(ReadOnlySpan<CustomTag<string?>> tags)
    {
        foreach (ref readonly CustomTag<string?> tag in tags)
        {
            if (StatementNames.IsSystem(tag.Key)) return true;
        }

        return false;
    }

    private static IEnumerable<string> NamesOf(TagTable[] levels)
    {
        foreach (TagTable table in levels)
        {
            foreach (string name in table.Strings.Names.ToArray()) yield return name;
            foreach (ConstantTagEntry constant in table.Constants.Pairs) yield return constant.Name;
        }
    }
}
