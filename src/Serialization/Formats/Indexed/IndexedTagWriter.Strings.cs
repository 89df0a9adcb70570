using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>The loops over strings whose names are known before: of tag classes, and of the tracer.</content>
internal static partial class IndexedTagWriter
{
    private const int MaxFew = 2; // texts that are less work than the call of the loop

    /// <summary>Writes each value that is set with its name. The caller has reserved 16 bytes for each.</summary>
    private static ref byte WriteStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, scoped ref string? slots, NameEntries names)
    {
        if (span.Lifts && names.Lifted.Length != 0)
        {
            cursor = ref Lift(ref window, ref cursor, ref span, ref slots, names);
            names = names.NotLifted;
        }

        window.AssertRoom(ref cursor, names.Places.Length * TableEntry.PairSize);
        return ref WriteEach(ref window, ref cursor, ref span, ref slots, names, ref span.Table.EntriesFor(names.Limit));
    }

    private static ref byte Lift(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, scoped ref string? slots, NameEntries names)
    {
        NamePlace[] lifted = names.Lifted;
        for (int i = 0; i < lifted.Length; i++)
        {
            if (Unsafe.Add(ref slots, lifted[i].Slot) is not { } value || span.Lifted.TryTake(lifted[i].Entry, value)) continue;
            cursor = ref WriteString(ref window, ref cursor, ref span, names.LiftedNames[i], value);
        }

        return ref cursor;
    }

    /// <summary>
    /// Writes all strings of a list: each by a lookup of its object and two stores, or by a call if its object is unknown.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteEach(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, scoped ref string? slots, NameEntries names, scoped ref TableEntry entries)
    {
        ref KnownString objects = ref span.Table.Objects;
        NamePlace[] places = names.Places;
        int count = 0;
        for (int i = 0; i < places.Length; i++)
        {
            NamePlace place = places[i];
            string? value = Unsafe.Add(ref slots, place.Slot); // read once: another thread may clear it
            if (value is null) continue;
            ref TableEntry entry = ref Unsafe.Add(ref entries, place.Entry);
            ObjectMemory.Prefetch(value); // if it is new its characters are read next, and rarely in the cache
            if (!entry.Key.IsKnown)
            {
                cursor = ref WriteNew(ref window, ref cursor, ref span, place.Entry, names.Names[i], value);
                continue;
            }

            count++;
            cursor = ref entry.Key.Write(ref cursor);
            if (entry.TakesNewValues)
            {
                cursor = ref WriteChanged(ref window, ref cursor, span.Table, ref entry, value);
                continue;
            }

            ref KnownString known = ref KnownString.At(ref objects, value);
            cursor = ref ReferenceEquals(known.Value, value) ? ref known.Index.Write(ref cursor) : ref WriteUnknownObject(ref window, ref cursor, span.Table, ref entry, value);
        }

        span.Count += count;
        return ref cursor;
    }

    /// <summary>Writes tags that are known before spans are written. The caller has reserved 16 bytes for each.</summary>
    private static ref byte WriteTexts(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NamedTexts tags)
    {
        if (span.Lifts)
        {
            span.Lifted.TakeAll(tags);
            tags = tags.NotLifted;
        }

        string[] texts = tags.Texts;
        if (texts.Length > MaxFew) return ref WriteStrings(ref window, ref cursor, ref span, ref MemoryMarshal.GetArrayDataReference(texts)!, tags.Names);
        for (int i = 0; i < texts.Length; i++) cursor = ref WriteNamed(ref window, ref cursor, ref span, tags.Names.Places[i].Entry, tags.Names.Names[i], texts[i]);
        return ref cursor;
    }
}
