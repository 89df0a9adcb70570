using System.Runtime.CompilerServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>Numeric tags, always float 64.</content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the numeric tags of all classes. The caller has reserved what the layout says; levels ask for more.</summary>
    internal static ref byte WriteTypedMetrics(scoped ref IndexedState state, ref byte cursor, TagLayout layout)
    {
        IndexedLayout names = IndexedLayout.Of(layout);
        if (layout.Merged is not { } merged || state.Context.CheckAllNames)
        {
            return ref WriteLevelMetrics(ref state, ref cursor, layout, names);
        }

        ref byte first = ref TagStorage.FirstField(state.Context.Tags!);
        for (int i = 0; i < merged.Metrics.Length; i++)
        {
            cursor = ref WriteNumbersOfLevel(ref state, ref cursor, names.Metrics[i], merged.Metrics[i].In(ref first));
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevelMetrics(scoped ref IndexedState state, ref byte cursor, TagLayout layout, IndexedLayout names)
    {
        for (int i = 0; i < layout.Levels.Length; i++)
        {
            if (!layout.ReadLevel(state.Context.Tags!, i, out TagLevel level) || level.Metrics.IsEmpty) continue;
            SlotNames keys = level.Table!.Metrics;
            cursor = ref state.Window.Extend(ref cursor, names.Levels[i].Bound); // a class that no generator made may give a level again
            var numbers = new LevelNumbers(level);
            if (keys.HasReserved || state.Context.CheckAllNames) LeaveOut(ref state, keys, ref numbers);
            cursor = ref WriteNumbersOfLevel(ref state, ref cursor, names.Levels[i].Metrics, numbers);
        }

        return ref cursor;
    }

    private static ref byte WriteNumbersOfLevel(
        scoped ref IndexedState state, ref byte cursor, NameEntries names, scoped LevelNumbers numbers)
    {
        for (; !numbers.IsEmpty; numbers.MoveNext())
        {
            cursor = ref WriteNumber(ref state, ref cursor, TableName.At(names, numbers.Slot), numbers.Value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteCustomMetrics(
        scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<CustomTag<MetricValue>> tags)
    {
        cursor = ref state.Window.Extend(ref cursor, (long)tags.Length * IndexedState.TagBound);
        foreach (ref readonly CustomTag<MetricValue> tag in tags)
        {
            if (!tag.Value.TryGet(out double value)) continue;
            if (state.Context.MayLeaveOut(tag.Reserved, tag.Shadows) && IsLeftOut(ref state, in tag, value)) continue;
            cursor = ref WriteNumber(ref state, ref cursor, TableName.Of(tag.Name), value);
        }

        return ref cursor;
    }

    /// <summary>Writes a numeric tag by its name. Asks for all the room it needs.</summary>
    internal static ref byte WriteNumber(scoped ref IndexedState state, ref byte cursor, string name, double value)
    {
        int count = state.Count;
        cursor = ref WriteKey(ref state, ref cursor, name, state.Table.NumberType);
        if (state.Count == count) return ref cursor;
        return ref MessagePackPrimitives.WriteDouble(ref state.Window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize), value);
    }

    /// <summary>Writes a numeric tag. The caller has reserved <see cref="IndexedState.TagBound"/> bytes.</summary>
    private static ref byte WriteNumber(scoped ref IndexedState state, ref byte cursor, TableName name, double value)
    {
        if (state.ChecksKeys) return ref WriteNumber(ref state, ref cursor, name.Text, value);
        cursor = ref WriteName(ref state, ref cursor, name);
        state.Window.AssertRoom(ref cursor, MessagePackPrimitives.MaxSize);
        if (state.Table.NumberType is not 0 and byte type) Cursor.Back(ref cursor, 1) = type;
        return ref MessagePackPrimitives.WriteDouble(ref cursor, value);
    }

    private static void LeaveOut(scoped ref IndexedState state, SlotNames names, scoped ref LevelNumbers numbers)
    {
        for (LevelNumbers all = numbers; !all.IsEmpty; all.MoveNext())
        {
            int slot = all.Slot;
            byte reserved = names.Reserved[slot];
            bool isLeftOut = state.Context.IsLeftOut(reserved, names.Names[slot], shadows: false) || state.Covers(reserved, all.Value);
            if (isLeftOut) numbers.Leave(slot);
        }
    }

    private static bool IsLeftOut(scoped ref IndexedState state, scoped ref readonly CustomTag<MetricValue> tag, double value)
        => state.Context.IsLeftOut(tag.Reserved, tag.Key, tag.Shadows) || state.Covers(tag.Reserved, value);
}
