using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The loops over strings whose names are known before: of tag classes, and of the tracer.</content>
internal static partial class IndexedTagWriter
{
    private const int MaxFew = 2; // texts that are less work than the call of the loop

    /// <summary>Writes each value that is set with its name. The caller has reserved 16 bytes for each.</summary>
    private static ref byte WriteStrings(scoped ref IndexedState state, ref byte cursor, scoped ref string? slots, NameEntries names)
    {
        if (state.Lifts && names.Lifted.Length != 0)
        {
            cursor = ref Lift(ref state, ref cursor, ref slots, names);
            names = names.NotLifted;
        }

        state.Window.AssertRoom(ref cursor, names.Places.Length * TableEntry.PairSize);
        state.Table.EnsureEntries(names.Limit);
        return ref WriteEach(ref state, ref cursor, ref slots, names);
    }

    private static ref byte Lift(scoped ref IndexedState state, ref byte cursor, scoped ref string? slots, NameEntries names)
    {
        NamePlace[] lifted = names.Lifted;
        for (int i = 0; i < lifted.Length; i++)
        {
            if (Items.At(ref slots, lifted[i].Slot) is not { } value || state.Lifted.TryTake(lifted[i].Entry, value)) continue;
            cursor = ref WriteString(ref state, ref cursor, names.LiftedNames[i], value);
        }

        return ref cursor;
    }

    /// <summary>
    /// Writes all strings of a list: each by a lookup of its object and two stores, or by a call if its name or object is unknown.
    /// </summary>
    /// <remarks>The loop has positions instead of indexes, and no counter: the registers that calls keep are enough for the rest.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteEach(scoped ref IndexedState state, ref byte cursor, scoped ref string? slots, NameEntries names)
    {
        ref TableEntry entries = ref state.Table.Entries;
        ref NamePlace place = ref Items.First(names.Places);
        ref NamePlace end = ref Items.At(ref place, names.Places.Length);
        state.Count += names.Places.Length;
        for (; Items.IsBefore(ref place, ref end); place = ref Items.At(ref place, 1))
        {
            string? value = Items.At(ref slots, place.Slot); // read once: another thread may clear it
            if (value is null)
            {
                state.Count--;
                continue;
            }

            ref TableEntry entry = ref Items.At(ref entries, place.Entry);
            ObjectMemory.Prefetch(value); // if it is new its characters are read next, and rarely in the cache
            if (entry.Key.IsKnown && !entry.TakesNewValues)
            {
                ref KnownString known = ref KnownString.At(ref state.Objects, value);
                if (ReferenceEquals(known.Value, value))
                {
                    cursor = ref known.Index.Write(ref entry.Key.Write(ref cursor));
                    continue;
                }
            }

            cursor = ref WriteUnknown(ref state, ref cursor, new NamedEntry(ref entry, in place, names), value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteUnknown(scoped ref IndexedState state, ref byte cursor, scoped NamedEntry named, string value)
    {
        ref TableEntry entry = ref named.Entry;
        if (entry.Key.IsKnown)
        {
            cursor = ref entry.Key.Write(ref cursor);
            return ref entry.TakesNewValues
                ? ref WriteChanged(ref state, ref cursor, ref entry, value)
                : ref WriteValue(ref state, ref cursor, ref entry, value);
        }

        state.Count--; // counted there
        return ref WriteNew(ref state, ref cursor, named.Name, value);
    }

    /// <summary>Writes tags that are known before spans are written. The caller has reserved 16 bytes for each.</summary>
    private static ref byte WriteTexts(scoped ref IndexedState state, ref byte cursor, NamedTexts tags)
    {
        if (state.Lifts)
        {
            state.Lifted.TakeAll(tags);
            tags = tags.NotLifted;
        }

        string[] texts = tags.Texts;
        ref string first = ref Items.First(texts);
        if (texts.Length > MaxFew) return ref WriteStrings(ref state, ref cursor, ref first!, tags.Names);
        for (int i = 0; i < texts.Length; i++) cursor = ref WriteNamed(ref state, ref cursor, TableName.At(tags.Names, i), texts[i]);
        return ref cursor;
    }
}
