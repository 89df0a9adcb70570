using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Writes the strings of a span for formats with a string table: v0.5 and v1.0.</summary>
/// <remarks>
/// The place of writing is a local <c>ref byte</c> that every method takes and returns; after a call that may ask for room it points into
/// other memory, so places to come back to are offsets.
/// </remarks>
internal static partial class IndexedTagWriter
{
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
        ref TableEntry entries = ref span.Table.EntriesFor(names.Limit);
        span.Next = 0;
        while (true)
        {
            cursor = ref WriteRepeated(ref cursor, ref span, ref slots, ref MemoryMarshal.GetArrayDataReference(places), places.Length, ref entries);
            int i = span.Next;
            if (i == places.Length) return ref cursor;
            if (Unsafe.Add(ref slots, places[i].Slot) is { } value) cursor = ref WriteOther(ref window, ref cursor, ref span, names, i, value); // else cleared since
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

    /// <summary>Writes values until one is not what its name had last. Needs 16 bytes for each.</summary>
    /// <remarks>One loop for all strings of the formats: a value that repeats is a comparison and a copy. It calls nothing, so all it needs stays in registers.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteRepeated(ref byte cursor, scoped ref IndexedSpan span, scoped ref string? slots, scoped ref NamePlace places, nint count, scoped ref TableEntry entries)
    {
        nint i = span.Next;
        int n = 0;
        for (; i < count; i++)
        {
            ref NamePlace place = ref Unsafe.Add(ref places, i);
            string? value = Unsafe.Add(ref slots, place.Slot); // read once: another thread may clear it
            if (value is null) continue;
            ref TableEntry entry = ref Unsafe.Add(ref entries, place.Entry);
            if (!ReferenceEquals(entry.LastValue, value)) break;
            n++;
            cursor = ref TableEntry.CopyPair(ref entry, ref cursor);
        }

        span.Next = (int)i;
        span.Count += n;
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
        return ref texts.Length == 0 ? ref cursor : ref WriteStrings(ref window, ref cursor, ref span, ref MemoryMarshal.GetArrayDataReference(texts)!, tags.Names);
    }

    /// <summary>Writes a string that is a field of the span. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteField(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string value)
    {
        ref TableEntry entry = ref table.FieldEntry(place);
        if (!ReferenceEquals(entry.LastValue, value)) return ref WriteValue(ref window, ref cursor, table, place, name: null, value);
        window.AssertRoom(ref cursor, TableEntry.PairSize);
        return ref TableEntry.CopyPair(ref entry, ref cursor);
    }

    /// <summary>Writes one of some names with a value. The caller has reserved 16 bytes.</summary>
    internal static ref byte WriteNamed(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, int i, string value)
    {
        ref TableEntry entry = ref Unsafe.Add(ref span.Table.EntriesFor(names.Limit), names.Places[i].Entry);
        if (!ReferenceEquals(entry.LastValue, value)) return ref WriteOther(ref window, ref cursor, ref span, names, i, value);
        window.AssertRoom(ref cursor, TableEntry.PairSize);
        span.Count++;
        return ref TableEntry.CopyPair(ref entry, ref cursor);
    }

    /// <summary>Writes one of some names whose value follows. The caller has reserved 8 bytes.</summary>
    internal static ref byte WriteNameOf(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, int i)
    {
        int place = names.Places[i].Entry;
        ref TableEntry entry = ref Unsafe.Add(ref span.Table.EntriesFor(names.Limit), place);
        span.Count++;
        window.AssertRoom(ref cursor, TableEntry.KeySize);
        if (entry.HasKey) return ref TableEntry.CopyKey(ref entry, ref cursor);
        cursor = ref TableText.Write(ref window, ref cursor, span.Table, names.Names[i], out int key);
        if (place >= NameEntries.First) span.Table.SetKey(place, key);
        return ref cursor;
    }

    /// <summary>Writes a value that is not the object that its name had last.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOther(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, int i, string value)
    {
        int place = names.Places[i].Entry;
        if (place < NameEntries.First) return ref WriteString(ref window, ref cursor, ref span, names.Names[i], value);
        span.Count++;
        return ref WriteValue(ref window, ref cursor, span.Table, place, names.Names[i], value);
    }

    /// <summary>Writes a name and a value that is not the object that it had last; a field has no name. The caller has reserved 16 bytes.</summary>
    private static ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string? name, string value)
    {
        ref TableEntry entry = ref table.Entry(place);
        bool remembers = value.Length <= TableEntry.MaxValue;
        if (entry.LastValue is { } last)
        {
            if (last == value)
            {
                window.AssertRoom(ref cursor, TableEntry.PairSize);
                cursor = ref TableEntry.CopyPair(ref entry, ref cursor); // before a byte of it changes
                entry.Hit();
                return ref cursor;
            }

            remembers &= entry.Miss();
        }
        else if (entry.IsGivenUp)
        {
            remembers &= entry.Miss();
        }

        if (!entry.HasKey) return ref WriteFirst(ref window, ref cursor, table, place, name!, value, remembers);
        window.AssertRoom(ref cursor, TableEntry.PairSize);
        cursor = ref TableEntry.CopyKey(ref entry, ref cursor);
        int type = table.HasTypes && place >= NameEntries.First ? V1Fields.TypeString : -1;
        if (type >= 0) cursor = ref MessagePackPrimitives.WriteByte(ref cursor, (byte)type);
        cursor = ref TableText.Write(ref window, ref cursor, table, value, out int index);
        if (remembers) entry.SetPair(value, index, type);
        return ref cursor;
    }

    /// <summary>Writes a value whose name the payload does not have yet, or not as a name.</summary>
    private static ref byte WriteFirst(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string name, string value, bool remembers)
    {
        cursor = ref TableText.Write(ref window, ref cursor, table, name, out int key);
        table.SetKey(place, key);
        int type = table.HasTypes ? V1Fields.TypeString : -1;
        if (type >= 0) cursor = ref MessagePackPrimitives.WriteByte(ref window.ReserveMore(ref cursor, 1), (byte)type);
        cursor = ref TableText.Write(ref window, ref cursor, table, value, out int index);
        if (remembers) table.Entry(place).SetPair(value, index, type);
        return ref cursor;
    }

    /// <summary>Writes a string tag by its name. Asks for all the room it needs.</summary>
    internal static ref byte WriteString(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, string value)
    {
        cursor = ref WriteKey(ref window, ref cursor, ref span, name, V1Fields.TypeString, out bool isNew);
        return ref isNew ? ref TableText.Write(ref window, ref cursor, span.Table, value) : ref cursor;
    }

    /// <summary>Writes a key and, in v1.0, a type; or nothing when the list has had the key before. Asks for all the room it needs.</summary>
    internal static ref byte WriteKey(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, byte type, out bool isNew)
    {
        int start = window.Offset(ref cursor);
        cursor = ref TableText.Write(ref window, ref cursor, span.Table, name, out int index);
        isNew = !span.ChecksKeys || span.Table.TryAddKey(index);
        if (!isNew) return ref window.At(start); // an index was written, no text: the key was there
        span.Count++;
        return ref span.Table.HasTypes ? ref MessagePackPrimitives.WriteByte(ref window.ReserveMore(ref cursor, 1), type) : ref cursor;
    }
}
