using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the strings of a span for formats with a string table: v0.5 and v1.0.</summary>
/// <remarks>
/// The write position is a local <c>ref byte</c> that every method takes and returns. After a call that may request room it points into
/// other memory, so positions to return to are offsets.
/// </remarks>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes a string that is a field of the span: its index alone. The caller has reserved 8 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteField(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ref KnownString objects, int place, string value)
    {
        window.AssertRoom(ref cursor, EncodedIndex.Size);
        ref KnownString known = ref KnownString.At(ref objects, value);
        return ref ReferenceEquals(known.Value, value) ? ref known.Index.Write(ref cursor) : ref WriteUnknownField(ref window, ref cursor, table, place, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteUnknownField(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string value)
        => ref WriteValue(ref window, ref cursor, table, ref table.EntryAt(place), value);

    /// <summary>Writes a name and a value. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteNamed(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, int place, string name, string value)
    {
        PayloadStringTable table = span.Table;
        ref TableEntry entry = ref table.EntryAt(place);
        if (!entry.Key.IsKnown) return ref WriteNew(ref window, ref cursor, ref span, place, name, value);
        window.AssertRoom(ref cursor, TableEntry.PairSize);
        span.Count++;
        cursor = ref entry.Key.Write(ref cursor);
        if (entry.TakesNewValues) return ref WriteChanged(ref window, ref cursor, table, ref entry, value);
        ref KnownString known = ref KnownString.At(ref table.Objects, value);
        return ref ReferenceEquals(known.Value, value) ? ref known.Index.Write(ref cursor) : ref WriteUnknownObject(ref window, ref cursor, table, ref entry, value);
    }

    /// <summary>Writes a name whose value follows, in v1.0 with the type of text. The caller has reserved 8 bytes.</summary>
    internal static ref byte WriteName(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, int place, string name)
    {
        EncodedIndex key = span.Table.EntryAt(place).Key;
        if (!key.IsKnown) return ref WriteNewName(ref window, ref cursor, ref span, place, name);
        span.Count++;
        window.AssertRoom(ref cursor, EncodedIndex.Size);
        return ref key.Write(ref cursor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteNewName(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, int place, string name)
    {
        PayloadStringTable table = span.Table;
        span.Count++;
        cursor = ref TableText.Write(ref window, ref cursor, table, name, out int index);
        if (place != NameEntries.NoOrdinal) table.SetKey(place, index);
        return ref table.TextType == 0 ? ref cursor : ref MessagePackPrimitives.WriteByte(ref window.ReserveMore(ref cursor, 1), table.TextType);
    }

    /// <summary>Writes a name that is new, and a value. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteNew(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, int place, string name, string value)
    {
        cursor = ref WriteNewName(ref window, ref cursor, ref span, place, name);
        if (place == NameEntries.NoOrdinal) return ref TableText.Write(ref window, ref cursor, span.Table, value);
        return ref WriteValue(ref window, ref cursor, span.Table, ref span.Table.EntryAt(place), value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteUnknownObject(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ref TableEntry entry, string value)
        => ref WriteValue(ref window, ref cursor, table, ref entry, value);

    /// <summary>Writes a value that is not known by its object. The caller has reserved 8 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ref TableEntry entry, string value)
    {
        if (entry.LastValue is not { } last || last != value) return ref WriteChanged(ref window, ref cursor, table, ref entry, value);
        window.AssertRoom(ref cursor, EncodedIndex.Size);
        if (entry.SeesAgain(value)) table.AddObject(value, entry.LastIndex);
        return ref entry.LastIndex.Write(ref cursor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteChanged(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ref TableEntry entry, string value)
    {
        int count = table.Count;
        cursor = ref TableText.Write(ref window, ref cursor, table, value, out int index);
        entry.SetLast(value, index, isNew: table.Count != count);
        return ref cursor;
    }

    /// <summary>Writes a string tag by its name. Asks for all the room it needs.</summary>
    internal static ref byte WriteString(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, string value)
    {
        cursor = ref WriteKey(ref window, ref cursor, ref span, name, span.Table.TextType, out bool isNew);
        return ref isNew ? ref TableText.Write(ref window, ref cursor, span.Table, value) : ref cursor;
    }

    /// <summary>Writes a key and a type, which is 0 for none; or nothing when the list has had the key before. Asks for all the room it needs.</summary>
    internal static ref byte WriteKey(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, byte type, out bool isNew)
    {
        int start = window.Offset(ref cursor);
        cursor = ref TableText.Write(ref window, ref cursor, span.Table, name, out int index);
        isNew = !span.ChecksKeys || span.Table.TryAddKey(index);
        if (!isNew) return ref window.At(start); // an index was written, no text: the key was there
        span.Count++;
        return ref type == 0 ? ref cursor : ref MessagePackPrimitives.WriteByte(ref window.ReserveMore(ref cursor, 1), type);
    }
}
