using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Numeric tags, always float 64.</content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the numeric tags of all classes. The caller has reserved what the layout says; levels ask for more.</summary>
    internal static ref byte WriteTypedMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, TagLayout layout)
    {
        if (layout.Merged is { } merged && !context.CheckAllNames)
        {
            foreach (MergedMetrics metrics in merged.Metrics)
            {
                ref byte first = ref TagStorage.FirstField(context.Tags!);
                cursor = ref WriteNumbersOfLevel(ref window, ref cursor, ref span, metrics.Names.Entries, metrics.PresenceIn(ref first) & metrics.Names.Mask, ref metrics.ValuesIn(ref first));
            }

            return ref cursor;
        }

        for (int i = 0; i < layout.LevelCount; i++)
        {
            if (!layout.ReadLevel(context.Tags!, i, out TagLevel level) || level.Metrics.IsEmpty) continue;
            cursor = ref window.Extend(ref cursor, level.Table!.IndexedBound); // a class that no generator made may give another level each time
            KeyTable names = level.Table.Metrics;
            ulong presence = Volatile.Read(ref level.Presence) & names.Mask; // read once: another thread may clear bits; none beyond the table
            if (names.HasAutomatic || context.CheckAllNames) presence = CheckedPresence(ref context, ref span, names, level.Metrics, presence);
            cursor = ref WriteNumbersOfLevel(ref window, ref cursor, ref span, names.Entries, presence, ref MemoryMarshal.GetReference(level.Metrics));
        }

        return ref cursor;
    }

    private static ref byte WriteNumbersOfLevel(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, ulong presence, scoped ref double values)
    {
        for (; presence != 0; presence &= presence - 1)
        {
            int slot = BitOperations.TrailingZeroCount(presence);
            cursor = ref WriteNumber(ref window, ref cursor, ref span, names, slot, Unsafe.Add(ref values, slot));
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteCustomMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, scoped ReadOnlySpan<CustomTag<MetricValue>> tags)
    {
        foreach (ref readonly CustomTag<MetricValue> tag in tags)
        {
            if (!tag.Value.TryGet(out double value)) continue;
            if (context.MayLeaveOut(tag.Reserved, tag.Shadows) && IsLeftOut(ref context, ref span, tag.Reserved, tag.Key, value, tag.Shadows)) continue;
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
        if (span.ChecksKeys) return ref WriteNumber(ref window, ref cursor, ref span, names.Names[i], value);
        cursor = ref WriteNameOf(ref window, ref cursor, ref span, names, i);
        window.AssertRoom(ref cursor, MessagePackPrimitives.MaxSize);
        if (span.Table.HasTypes) Unsafe.Subtract(ref cursor, 1) = V1Fields.TypeDouble;
        return ref MessagePackPrimitives.WriteDouble(ref cursor, value);
    }

    private static ulong CheckedPresence(scoped ref ChunkContext context, scoped ref IndexedSpan span, KeyTable table, scoped ReadOnlySpan<double> values, ulong presence)
    {
        for (int i = 0; i < table.Count; i++)
        {
            if ((presence >> i & 1) != 0 && IsLeftOut(ref context, ref span, table.Reserved[i], table.Names[i], values[i], shadows: false)) presence &= ~(1UL << i);
        }

        return presence;
    }

    private static bool IsLeftOut(scoped ref ChunkContext context, scoped ref IndexedSpan span, byte reserved, string name, double value, bool shadows)
        => context.IsLeftOut(reserved, name, shadows) || (span.HasChunkFields && span.ChunkFields.Covers(reserved, value));
}
