using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the strings of a span for formats with a string table: v0.5 and v1.0.</summary>
/// <remarks>
/// The place of writing is a local <c>ref byte</c> that every method takes and returns; after a call that may ask for room it points into
/// other memory, so places to come back to are offsets.
/// </remarks>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes a string that is a field of the span. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteField(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string value)
    {
        ref TableEntry entry = ref table.FieldEntry(place);
        if (!ReferenceEquals(entry.LastValue, value)) return ref WriteChangedField(ref window, ref cursor, table, place, value);
        window.AssertRoom(ref cursor, TableEntry.PairSize);
        return ref TableEntry.CopyPair(ref entry, ref cursor);
    }

    /// <summary>Writes a string that is not what its field had last. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteChangedField(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string value)
        => ref WriteValue(ref window, ref cursor, table, place, names: null, 0, value);

    /// <summary>Writes one of some names with a value. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
        return ref WriteValue(ref window, ref cursor, span.Table, place, names, i, value);
    }

    /// <summary>Writes a name and a value that is not the object that it had last; a field has no name. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)] // for names and for fields
    private static ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, NameEntries? names, int i, string value)
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

        if (!entry.HasKey) return ref WriteFirst(ref window, ref cursor, table, names!, i, value, remembers);
        window.AssertRoom(ref cursor, TableEntry.PairSize);
        cursor = ref TableEntry.CopyKey(ref entry, ref cursor);
        int type = names is null ? -1 : table.TextType;
        if (type >= 0) cursor = ref MessagePackPrimitives.WriteByte(ref cursor, (byte)type);
        cursor = ref TableText.Write(ref window, ref cursor, table, value, out int index);
        if (remembers) entry.SetPair(value, index, type);
        return ref cursor;
    }

    /// <summary>Writes a value whose name the payload does not have yet, or not as a name.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteFirst(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, NameEntries names, int i, string value, bool remembers)
    {
        int place = names.Places[i].Entry;
        cursor = ref TableText.Write(ref window, ref cursor, table, names.Names[i], out int key);
        table.SetKey(place, key);
        int type = table.TextType;
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
