using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>The tags that the program has set: those of tag classes, and those set by name.</content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the string tags of all classes. The caller has reserved what the layout says; levels ask for more.</summary>
    internal static ref byte WriteTyped(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, TagLayout layout)
    {
        IndexedLayout names = IndexedLayout.Of(layout);
        if (layout.Merged is null || context.CheckAllNames || span.ChecksKeys) return ref WriteLevels(ref window, ref cursor, ref context, ref span, layout, names);
        ref string? slots = ref Unsafe.As<byte, string?>(ref TagStorage.FirstField(context.Tags!));
        cursor = ref WriteStrings(ref window, ref cursor, ref span, ref slots, names.Strings);
        return ref WriteTexts(ref window, ref cursor, ref span, names.Constants);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevels(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, TagLayout layout, IndexedLayout names)
    {
        for (int i = 0; i < layout.LevelCount; i++)
        {
            if (!layout.ReadLevel(context.Tags!, i, out TagLevel level)) continue;
            TagTable table = level.Table!;
            cursor = ref window.Extend(ref cursor, names.Levels[i].Bound);
            if (table.HasReserved || context.CheckAllNames || span.ChecksKeys)
            {
                cursor = ref WriteLevelChecked(ref window, ref cursor, ref context, ref span, level);
                continue;
            }

            if (!level.Strings.IsEmpty) cursor = ref WriteStrings(ref window, ref cursor, ref span, ref MemoryMarshal.GetReference(level.Strings), names.Levels[i].Strings);
            cursor = ref WriteTexts(ref window, ref cursor, ref span, names.Levels[i].Constants);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevelChecked(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, scoped in TagLevel level)
    {
        TagTable table = level.Table!;
        Span<string?> values = level.Strings;
        for (int i = 0; i < values.Length; i++)
        {
            string name = table.Strings.Names[i];
            if (values[i] is not { } value || IsLeftOut(ref context, ref span, table.Strings.Reserved[i], name, value, shadows: false)) continue;
            cursor = ref WriteLiftable(ref window, ref cursor, ref span, name, value);
        }

        foreach (ConstantTagEntry constant in table.Constants.Pairs)
        {
            if (!IsLeftOut(ref context, ref span, constant.Reserved, constant.Name, constant.Value, shadows: false)) cursor = ref WriteLiftable(ref window, ref cursor, ref span, constant.Name, constant.Value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteCustomStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, scoped ReadOnlySpan<CustomTag<string?>> tags)
    {
        cursor = ref window.Extend(ref cursor, (long)tags.Length * TableEntry.PairSize);
        foreach (ref readonly CustomTag<string?> tag in tags)
        {
            if (tag.Value is not { } value) continue; // read once: another thread may clear it
            TagKey name = tag.Name;
            if (context.MayLeaveOut(name.Reserved, tag.Shadows) && IsLeftOut(ref context, ref span, name.Reserved, name.Name, value, tag.Shadows)) continue;
            if (span.Lifts && span.Lifted.TryTake(name.Ordinal, value)) continue;
            if (span.ChecksKeys) cursor = ref WriteString(ref window, ref cursor, ref span, name.Name, value);
            else cursor = ref WriteNamed(ref window, ref cursor, ref span, NameEntries.PlaceOf(name.Ordinal), name.Name, value);
        }

        return ref cursor;
    }

    private static ref byte WriteLiftable(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, string value)
        => ref span.Lifts && span.Lifted.TryTake(name, value) ? ref cursor : ref WriteString(ref window, ref cursor, ref span, name, value);

    private static bool IsLeftOut(scoped ref ChunkContext context, scoped ref IndexedSpan span, byte reserved, string name, string value, bool shadows)
        => context.IsLeftOut(reserved, name, shadows) || (span.HasChunkFields && span.Trace.Covers(reserved, value));
}
