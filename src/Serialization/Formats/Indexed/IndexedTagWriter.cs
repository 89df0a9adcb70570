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
    internal static ref byte WriteField(scoped ref IndexedState state, ref byte cursor, int place, string value)
    {
        state.Window.AssertRoom(ref cursor, EncodedIndex.Size);
        ref KnownString known = ref KnownString.At(ref state.Objects, value);
        if (ReferenceEquals(known.Value, value)) return ref known.Index.Write(ref cursor);
        return ref WriteUnknownField(ref state, ref cursor, place, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteUnknownField(scoped ref IndexedState state, ref byte cursor, int place, string value)
        => ref WriteValue(ref state, ref cursor, ref state.Table.EntryAt(place), value);

    /// <summary>Writes a name and a value. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte WriteNamed(scoped ref IndexedState state, ref byte cursor, TableName name, string value)
    {
        ref TableEntry entry = ref state.Table.EntryAt(name.Place);
        if (!entry.Key.IsKnown) return ref WriteNew(ref state, ref cursor, name, value);
        state.Window.AssertRoom(ref cursor, TableEntry.PairSize);
        state.Count++;
        return ref WriteNamedValue(ref state, ref entry.Key.Write(ref cursor), ref entry, value);
    }

    /// <summary>Writes the value of a name that the payload has. The caller has reserved 8 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteNamedValue(scoped ref IndexedState state, ref byte cursor, scoped ref TableEntry entry, string value)
    {
        if (entry.TakesNewValues) return ref WriteChanged(ref state, ref cursor, ref entry, value);
        ref KnownString known = ref KnownString.At(ref state.Objects, value);
        if (ReferenceEquals(known.Value, value)) return ref known.Index.Write(ref cursor);
        return ref WriteUnknownObject(ref state, ref cursor, ref entry, value);
    }

    /// <summary>Writes a name whose value follows, in v1.0 with the type of text. The caller has reserved 8 bytes.</summary>
    internal static ref byte WriteName(scoped ref IndexedState state, ref byte cursor, TableName name)
    {
        EncodedIndex key = state.Table.EntryAt(name.Place).Key;
        if (!key.IsKnown) return ref WriteNewName(ref state, ref cursor, name);
        state.Count++;
        state.Window.AssertRoom(ref cursor, EncodedIndex.Size);
        return ref key.Write(ref cursor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteNewName(scoped ref IndexedState state, ref byte cursor, TableName name)
    {
        PayloadStringTable table = state.Table;
        state.Count++;
        cursor = ref TableText.Write(ref state, ref cursor, name.Text);
        if (name.Place != NameEntries.NoOrdinal) table.SetKey(name.Place, table.LastIndex);
        if (table.TextType == 0) return ref cursor;
        return ref MessagePackPrimitives.WriteByte(ref state.Window.ReserveMore(ref cursor, 1), table.TextType);
    }

    /// <summary>Writes a name that is new, and a value. The caller has reserved 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteNew(scoped ref IndexedState state, ref byte cursor, TableName name, string value)
    {
        cursor = ref WriteNewName(ref state, ref cursor, name);
        if (name.Place == NameEntries.NoOrdinal) return ref TableText.Write(ref state, ref cursor, value);
        return ref WriteValue(ref state, ref cursor, ref state.Table.EntryAt(name.Place), value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteUnknownObject(scoped ref IndexedState state, ref byte cursor, scoped ref TableEntry entry, string value)
        => ref WriteValue(ref state, ref cursor, ref entry, value);

    /// <summary>Writes a value that is not known by its object. The caller has reserved 8 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteValue(scoped ref IndexedState state, ref byte cursor, scoped ref TableEntry entry, string value)
    {
        if (entry.LastValue is not { } last || last != value) return ref WriteChanged(ref state, ref cursor, ref entry, value);
        state.Window.AssertRoom(ref cursor, EncodedIndex.Size);
        if (entry.SeesAgain(value)) state.Table.AddObject(value, entry.LastIndex);
        return ref entry.LastIndex.Write(ref cursor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteChanged(scoped ref IndexedState state, ref byte cursor, scoped ref TableEntry entry, string value)
    {
        PayloadStringTable table = state.Table;
        int count = table.Count;
        cursor = ref TableText.Write(ref state, ref cursor, value);
        entry.SetLast(value, table.LastIndex, isNew: table.Count != count);
        return ref cursor;
    }

    /// <summary>Writes a string tag by its name. Asks for all the room it needs.</summary>
    internal static ref byte WriteString(scoped ref IndexedState state, ref byte cursor, string name, string value)
    {
        int count = state.Count;
        cursor = ref WriteKey(ref state, ref cursor, name, state.Table.TextType);
        return ref state.Count != count ? ref TableText.Write(ref state, ref cursor, value) : ref cursor;
    }

    /// <summary>Writes a key and a type, which is 0 for none, and counts it. Asks for all the room it needs.</summary>
    /// <remarks>Writes and counts nothing when the list has had the key before.</remarks>
    internal static ref byte WriteKey(scoped ref IndexedState state, ref byte cursor, string name, byte type)
    {
        int start = state.Window.Offset(ref cursor);
        cursor = ref TableText.Write(ref state, ref cursor, name);
        bool isNew = !state.ChecksKeys || state.Table.TryAddKey(state.Table.LastIndex);
        if (!isNew) return ref state.Window.At(start); // an index was written, no text: the key was there
        state.Count++;
        return ref type == 0 ? ref cursor : ref MessagePackPrimitives.WriteByte(ref state.Window.ReserveMore(ref cursor, 1), type);
    }
}
