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

        NamePlace[] places = names.Places;
        window.AssertRoom(ref cursor, places.Length * TableEntry.PairSize);
        PayloadStringTable table = span.Table;
        ref TableEntry entries = ref table.EntriesFor(names.Limit);
        span.Next = 0;
        while (true)
        {
            cursor = ref WriteKnown(ref cursor, ref span, ref slots, ref MemoryMarshal.GetArrayDataReference(places), places.Length, ref entries, ref table.Objects);
            int i = span.Next;
            if (i == places.Length) return ref cursor;
            if (Unsafe.Add(ref slots, places[i].Slot) is { } value) cursor = ref WriteUnknown(ref window, ref cursor, ref span, ref Unsafe.Add(ref entries, places[i].Entry), places[i].Entry, names.Names[i], value); // else cleared since
            span.Next = i + 1;
        }
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

    /// <summary>Writes values until one is not known by its object, or has a name that the payload does not have. Needs 16 bytes for each.</summary>
    /// <remarks>One loop for all strings of the formats: a look-up and two stores. It calls nothing, so all it needs stays in registers.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteKnown(
        ref byte cursor, scoped ref IndexedSpan span, scoped ref string? slots, scoped ref NamePlace places, nint count, scoped ref TableEntry entries, scoped ref KnownString objects)
    {
        ref NamePlace place = ref Unsafe.Add(ref places, span.Next);
        ref NamePlace end = ref Unsafe.Add(ref places, count);
        int skipped = span.Next;
        for (; Unsafe.IsAddressLessThan(ref place, ref end); place = ref Unsafe.Add(ref place, 1))
        {
            string? value = Unsafe.Add(ref slots, place.Slot); // read once: another thread may clear it
            if (value is null)
            {
                skipped++;
                continue;
            }

            EncodedIndex key = Unsafe.Add(ref entries, place.Entry).Key;
            ObjectMemory.Prefetch(value); // if it is new its characters are read next, and rarely in the cache
            ref KnownString known = ref KnownString.At(ref objects, value);
            if (!key.IsKnown || !ReferenceEquals(known.Value, value)) break;
            cursor = ref known.Index.Write(ref key.Write(ref cursor));
        }

        int next = (int)((nuint)Unsafe.ByteOffset(ref places, ref place) / (nuint)Unsafe.SizeOf<NamePlace>());
        span.Next = next;
        span.Count += next - skipped;
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
