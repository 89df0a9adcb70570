using System.Runtime.CompilerServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>The tags that the program has set: those of tag classes, and those set by name.</content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the string tags of all classes. The caller has reserved what the layout says; levels ask for more.</summary>
    internal static ref byte WriteTyped(scoped ref IndexedState state, ref byte cursor, TagLayout layout)
    {
        IndexedLayout names = IndexedLayout.Of(layout);
        bool isMerged = layout.Merged is not null && !state.Context.CheckAllNames && !state.ChecksKeys;
        if (!isMerged) return ref WriteLevels(ref state, ref cursor, layout, names);
        ref string? slots = ref TagStorage.FirstString(state.Context.Tags!);
        cursor = ref WriteStrings(ref state, ref cursor, ref slots, names.Strings);
        return ref WriteTexts(ref state, ref cursor, names.Constants);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevels(scoped ref IndexedState state, ref byte cursor, TagLayout layout, IndexedLayout names)
    {
        for (int i = 0; i < layout.Levels.Length; i++)
        {
            if (!layout.ReadLevel(state.Context.Tags!, i, out TagLevel level)) continue;
            TagTable table = level.Table!;
            cursor = ref state.Window.Extend(ref cursor, names.Levels[i].Bound);
            if (table.HasReserved || state.Context.CheckAllNames || state.ChecksKeys)
            {
                cursor = ref WriteLevelChecked(ref state, ref cursor, level);
                continue;
            }

            IndexedLevel known = names.Levels[i];
            ref string? slots = ref Items.First(level.Strings);
            if (!level.Strings.IsEmpty) cursor = ref WriteStrings(ref state, ref cursor, ref slots, known.Strings);
            cursor = ref WriteTexts(ref state, ref cursor, known.Constants);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevelChecked(scoped ref IndexedState state, ref byte cursor, scoped in TagLevel level)
    {
        TagTable table = level.Table!;
        Span<string?> values = level.Strings;
        for (int i = 0; i < values.Length; i++)
        {
            if (values[i] is not { } value) continue;
            string name = table.Strings.Names[i];
            byte reserved = table.Strings.Reserved[i];
            if (state.Context.IsLeftOut(reserved, name, shadows: false) || state.Covers(reserved, value)) continue;
            cursor = ref WriteLiftable(ref state, ref cursor, name, value);
        }

        foreach (ConstantTagEntry constant in table.Constants.Pairs)
        {
            byte reserved = constant.Reserved;
            if (state.Context.IsLeftOut(reserved, constant.Name, shadows: false) || state.Covers(reserved, constant.Value)) continue;
            cursor = ref WriteLiftable(ref state, ref cursor, constant.Name, constant.Value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteCustomStrings(
        scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<CustomTag<string?>> tags)
    {
        cursor = ref state.Window.Extend(ref cursor, (long)tags.Length * TableEntry.PairSize);
        foreach (ref readonly CustomTag<string?> tag in tags)
        {
            if (tag.Value is not { } value) continue; // read once: another thread may clear it
            TagKey name = tag.Name;
            if (state.Context.MayLeaveOut(name.Reserved, tag.Shadows) && IsLeftOut(ref state, in tag, value)) continue;
            if (state.Lifts && state.Lifted.TryTake(name.Ordinal, value)) continue;
            if (state.ChecksKeys) cursor = ref WriteString(ref state, ref cursor, name.Name, value);
            else cursor = ref WriteNamed(ref state, ref cursor, TableName.Of(name), value);
        }

        return ref cursor;
    }

    private static ref byte WriteLiftable(scoped ref IndexedState state, ref byte cursor, string name, string value)
        => ref state.Lifts && state.Lifted.TryTake(name, value) ? ref cursor : ref WriteString(ref state, ref cursor, name, value);

    private static bool IsLeftOut(scoped ref IndexedState state, scoped ref readonly CustomTag<string?> tag, string value)
        => state.Context.IsLeftOut(tag.Reserved, tag.Key, tag.Shadows) || state.Covers(tag.Reserved, value);
}
