using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>Numeric tags, always float 64.</content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the numeric tags of all classes. The caller has reserved what the layout says; levels ask for more.</summary>
    internal static ref byte WriteTypedMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, TagLayout layout)
    {
        IndexedLayout names = IndexedLayout.Of(layout);
        if (layout.Merged is not { } merged || context.CheckAllNames) return ref WriteLevelMetrics(ref window, ref cursor, ref context, ref span, layout, names);
        ref byte first = ref TagStorage.FirstField(context.Tags!);
        for (int i = 0; i < merged.Metrics.Length; i++)
        {
            MergedMetrics metrics = merged.Metrics[i];
            cursor = ref WriteNumbersOfLevel(ref window, ref cursor, ref span, names.Metrics[i], metrics.PresenceIn(ref first) & metrics.Names.Mask, ref metrics.ValuesIn(ref first));
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevelMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, TagLayout layout, IndexedLayout names)
    {
        for (int i = 0; i < layout.LevelCount; i++)
        {
            if (!layout.ReadLevel(context.Tags!, i, out TagLevel level) || level.Metrics.IsEmpty) continue;
            SlotNames keys = level.Table!.Metrics;
            cursor = ref window.Extend(ref cursor, names.Levels[i].Bound); // a class that no generator made may give a level again
            ulong presence = Volatile.Read(ref level.Presence) & keys.Mask; // read once: another thread may clear bits; none beyond the table
            if (keys.HasReserved || context.CheckAllNames) presence = CheckedPresence(ref context, ref span, keys, level.Metrics, presence);
            cursor = ref WriteNumbersOfLevel(ref window, ref cursor, ref span, names.Levels[i].Metrics, presence, ref MemoryMarshal.GetReference(level.Metrics));
        }

        return ref cursor;
    }

    private static ref byte WriteNumbersOfLevel(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, ulong presence, scoped ref double values)
    {
        for (; presence != 0; presence &= presence - 1)
        {
            int slot = BitOperations.TrailingZeroCount(presence);
            cursor = ref WriteNumber(ref window, ref cursor, ref span, names.Places[slot].Entry, names.Names[slot], Unsafe.Add(ref values, slot));
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteCustomMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, scoped ReadOnlySpan<CustomTag<MetricValue>> tags)
    {
        cursor = ref window.Extend(ref cursor, (long)tags.Length * IndexedSpan.TagBound);
        foreach (ref readonly CustomTag<MetricValue> tag in tags)
        {
            if (!tag.Value.TryGet(out double value)) continue;
            if (context.MayLeaveOut(tag.Reserved, tag.Shadows) && IsLeftOut(ref context, ref span, tag.Reserved, tag.Key, value, tag.Shadows)) continue;
            cursor = ref WriteNumber(ref window, ref cursor, ref span, NameEntries.PlaceOf(tag.Name.Ordinal), tag.Key, value);
        }

        return ref cursor;
    }

    /// <summary>Writes a numeric tag by its name. Asks for all the room it needs.</summary>
    internal static ref byte WriteNumber(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, double value)
    {
        cursor = ref WriteKey(ref window, ref cursor, ref span, name, span.Table.NumberType, out bool isNew);
        return ref isNew ? ref MessagePackPrimitives.WriteDouble(ref window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize), value) : ref cursor;
    }

    /// <summary>Writes a numeric tag. The caller has reserved <see cref="IndexedSpan.TagBound"/> bytes.</summary>
    private static ref byte WriteNumber(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, int place, string name, double value)
    {
        if (span.ChecksKeys) return ref WriteNumber(ref window, ref cursor, ref span, name, value);
        cursor = ref WriteName(ref window, ref cursor, ref span, place, name);
        window.AssertRoom(ref cursor, MessagePackPrimitives.MaxSize);
        if (span.Table.NumberType is not 0 and byte type) Unsafe.Subtract(ref cursor, 1) = type;
        return ref MessagePackPrimitives.WriteDouble(ref cursor, value);
    }

    private static ulong CheckedPresence(scoped ref ChunkContext context, scoped ref IndexedSpan span, SlotNames table, scoped ReadOnlySpan<double> values, ulong presence)
    {
        for (int i = 0; i < table.Count; i++)
        {
            if ((presence >> i & 1) != 0 && IsLeftOut(ref context, ref span, table.Reserved[i], table.Names[i], values[i], shadows: false)) presence &= ~(1UL << i);
        }

        return presence;
    }

    private static bool IsLeftOut(scoped ref ChunkContext context, scoped ref IndexedSpan span, byte reserved, string name, double value, bool shadows)
        => context.IsLeftOut(reserved, name, shadows) || (span.HasChunkFields && span.Trace.Covers(reserved, value));
}
