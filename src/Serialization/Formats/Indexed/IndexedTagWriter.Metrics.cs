using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Numeric tags, always float 64.</content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the numeric tags of one class. The caller has reserved 18 bytes for each.</summary>
    internal static ref byte WriteLevelMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, scoped in TagLevel level)
    {
        if (level.Metrics.IsEmpty) return ref cursor;
        ulong presence = level.Presence; // read once: another thread may clear bits
        KeyTable table = level.Table!.Metrics;
        if (table.HasAutomatic || span.Parts.CheckAllNames) presence = CheckedPresence(ref context, ref span, table, level, presence);

        ref double values = ref MemoryMarshal.GetReference(level.Metrics);
        for (; presence != 0; presence &= presence - 1)
        {
            int slot = BitOperations.TrailingZeroCount(presence);
            cursor = ref WriteNumber(ref window, ref cursor, ref span, table.Entries, slot, Unsafe.Add(ref values, slot));
        }

        return ref cursor;
    }

    /// <summary>Writes pre-computed numbers. The caller has reserved 18 bytes for each.</summary>
    internal static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, scoped ReadOnlySpan<double> values, NameEntries names)
    {
        for (int i = 0; i < values.Length; i++) cursor = ref WriteNumber(ref window, ref cursor, ref span, names, i, values[i]);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteCustomMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        foreach (ref readonly CustomTag<double?> tag in span.Parts.CustomMetrics)
        {
            if (tag.Value is not { } value) continue;
            if (V04SpanWriter.IsSpecial(tag.Automatic, tag.Shadows, span.Parts.CheckAllNames) && IsLeftOut(ref context, ref span, tag.Automatic, tag.Key, value, tag.Shadows)) continue;
            cursor = ref WriteNumber(ref window, ref cursor, ref span, tag.Key, value);
        }

        return ref cursor;
    }

    /// <summary>Writes a numeric tag by its name. Asks for all the room it needs.</summary>
    internal static ref byte WriteNumber(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, double value)
    {
        cursor = ref WriteKey(ref window, ref cursor, ref span, name, V1Fields.TypeDouble, out bool isNew);
        return ref isNew ? ref MessagePackPrimitives.WriteDouble(ref window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize), value) : ref cursor;
    }

    private static ref byte WriteNumber(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, int i, double value)
    {
        PayloadStringTable table = span.Table;
        int place = names.Plain[i];
        ref TableEntry entry = ref Unsafe.Add(ref table.EntriesFor(names.Limit), place);
        if (span.ChecksKeys || place == NameEntries.Unnumbered) return ref WriteNumber(ref window, ref cursor, ref span, names.Names[i], value);
        if (!entry.HasKey) return ref WriteFirstNumber(ref window, ref cursor, ref span, names, i, value);

        window.AssertRoom(ref cursor, TableEntry.KeySize + 1 + MessagePackPrimitives.MaxSize);
        cursor = ref TableEntry.CopyKey(ref entry, ref cursor);
        if (table.HasTypes) cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.TypeDouble);
        span.Count++;
        return ref MessagePackPrimitives.WriteDouble(ref cursor, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteFirstNumber(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, int i, double value)
    {
        cursor = ref TableText.Write(ref window, ref cursor, span.Table, names.Names[i], out int key);
        span.Table.SetKey(names.Plain[i], key);
        span.Count++;
        cursor = ref window.ReserveMore(ref cursor, 1 + MessagePackPrimitives.MaxSize);
        if (span.Table.HasTypes) cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.TypeDouble);
        return ref MessagePackPrimitives.WriteDouble(ref cursor, value);
    }

    private static ulong CheckedPresence(scoped ref ChunkContext context, scoped ref IndexedSpan span, KeyTable table, scoped in TagLevel level, ulong presence)
    {
        for (int i = 0; i < table.Count; i++)
        {
            if ((presence >> i & 1) != 0 && IsLeftOut(ref context, ref span, table.Automatic[i], table.Names[i], level.Metrics[i], shadows: false)) presence &= ~(1UL << i);
        }

        return presence;
    }

    private static bool IsLeftOut(scoped ref ChunkContext context, scoped ref IndexedSpan span, AutomaticTag automatic, string name, double value, bool shadows)
        => V04SpanWriter.IsLeftOut(ref context, ref span.Parts, automatic, name, shadows) || (span.HasChunkFields && span.ChunkFields.Covers(automatic, value));
}
