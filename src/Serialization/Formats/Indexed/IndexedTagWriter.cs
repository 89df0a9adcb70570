using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the tags of a span for formats with a string table: v0.5 and v1.0.</summary>
/// <remarks>
/// The place of writing is a local <c>ref byte</c> that every method takes and returns; after a call that may ask for room it points into
/// other memory, so places to come back to are offsets.
/// </remarks>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes each value that is set with its name. The caller has reserved 16 bytes for each.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // one loop for all strings of the formats: a value that repeats is a comparison and a copy
    internal static ref byte WriteStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, scoped ReadOnlySpan<string?> values, NameEntries names)
    {
        int n = 0;
        int[] places = span.Lifts ? names.Lifting : names.Plain;
        ref TableEntry entries = ref span.Table.EntriesFor(names.Limit);
        for (int i = 0; i < values.Length; i++)
        {
            if (values[i] is not { } value) continue; // read once: another thread may clear it
            ref TableEntry entry = ref Unsafe.Add(ref entries, places[i]);
            if (ReferenceEquals(entry.LastValue, value))
            {
                n++;
                window.AssertRoom(ref cursor, TableEntry.PairSize);
                cursor = ref TableEntry.CopyPair(ref entry, ref cursor);
            }
            else
            {
                cursor = ref WriteOther(ref window, ref cursor, ref span, names, i, value);
            }
        }

        span.Count += n;
        return ref cursor;
    }

    /// <summary>Writes a value that is not the object that its name had last.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOther(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, NameEntries names, int i, string value)
    {
        PayloadStringTable table = span.Table;
        int place = (span.Lifts ? names.Lifting : names.Plain)[i];
        if (place == NameEntries.Lifted && span.Lifted.TryTake(names.Names[i], value)) return ref cursor;
        if (place is NameEntries.Lifted or NameEntries.Unnumbered) return ref WriteString(ref window, ref cursor, ref span, names.Names[i], value);

        ref TableEntry entry = ref table.Entry(place);
        bool remembers = value.Length <= TableEntry.MaxValue;
        if (entry.LastValue is { } last)
        {
            if (last == value)
            {
                entry.Hit();
                span.Count++;
                window.AssertRoom(ref cursor, TableEntry.PairSize);
                return ref TableEntry.CopyPair(ref entry, ref cursor);
            }

            remembers &= entry.Miss();
        }
        else if (entry.IsGivenUp)
        {
            remembers &= entry.Miss();
        }

        cursor = ref window.ReserveMore(ref cursor, TableEntry.PairSize);
        if (entry.HasKey)
        {
            cursor = ref TableEntry.CopyKey(ref entry, ref cursor);
        }
        else
        {
            cursor = ref TableText.Write(ref window, ref cursor, table, names.Names[i], out int key);
            table.SetKey(place, key);
        }

        int type = table.HasTypes && place >= NameEntries.First ? V1Fields.TypeString : -1;
        if (type >= 0) cursor = ref MessagePackPrimitives.WriteByte(ref window.ReserveMore(ref cursor, 1), (byte)type);
        cursor = ref TableText.Write(ref window, ref cursor, table, value, out int index);
        if (remembers) entry.SetPair(value, index, type);
        span.Count++;
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

    /// <summary>Writes the string tags of one class.</summary>
    internal static ref byte WriteLevelStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, scoped in TagLevel level)
    {
        if (level.Table is not { } table) return ref cursor;
        if (table.HasAutomatic || span.Parts.CheckAllNames || span.ChecksKeys)
        {
            cursor = ref WriteStringsChecked(ref window, ref cursor, ref context, ref span, level.Strings, table.Strings.Names, table.Strings.Automatic);
            foreach (ConstantTagEntry constant in table.Constants.Pairs)
            {
                if (!IsLeftOut(ref context, ref span, constant.Automatic, constant.Name, constant.Value, shadows: false)) cursor = ref WriteLiftable(ref window, ref cursor, ref span, constant.Name, constant.Value);
            }

            return ref cursor;
        }

        cursor = ref WriteStrings(ref window, ref cursor, ref span, level.Strings, table.Strings.Entries);
        string[] constants = table.Constants.Values;
        return ref constants.Length == 0 ? ref cursor : ref WriteStrings(ref window, ref cursor, ref span, constants, table.Constants.Entries);
    }

    private static ref byte WriteStringsChecked(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, scoped ReadOnlySpan<string?> values, string[] names, AutomaticTag[] automatic)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (values[i] is not { } value || IsLeftOut(ref context, ref span, automatic[i], names[i], value, shadows: false)) continue;
            cursor = ref WriteLiftable(ref window, ref cursor, ref span, names[i], value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteCustomStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        foreach (ref readonly CustomTag<string?> tag in span.Parts.CustomStrings)
        {
            if (tag.Value is not { } value) continue; // read once: another thread may clear it
            if (V04SpanWriter.IsSpecial(tag.Automatic, tag.Shadows, span.Parts.CheckAllNames) && IsLeftOut(ref context, ref span, tag.Automatic, tag.Key, value, tag.Shadows)) continue;
            cursor = ref WriteLiftable(ref window, ref cursor, ref span, tag.Key, value);
        }

        return ref cursor;
    }

    /// <summary>Whether the tracer writes a tag of the name of a typed attribute on this span.</summary>
    internal static bool IsReplaced(scoped ref ChunkContext context, scoped ref IndexedSpan span, in CustomTag<TypedAttribute?> attribute)
        => V04SpanWriter.IsSpecial(attribute.Automatic, shadows: false, span.Parts.CheckAllNames) && V04SpanWriter.IsLeftOut(ref context, ref span.Parts, attribute.Automatic, attribute.Key, shadows: false);

    private static ref byte WriteLiftable(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, string value)
        => ref span.Lifts && NameEntries.IsLifted(name) && span.Lifted.TryTake(name, value) ? ref cursor : ref WriteString(ref window, ref cursor, ref span, name, value);

    private static bool IsLeftOut(scoped ref ChunkContext context, scoped ref IndexedSpan span, AutomaticTag automatic, string name, string value, bool shadows)
        => V04SpanWriter.IsLeftOut(ref context, ref span.Parts, automatic, name, shadows) || (span.HasChunkFields && span.ChunkFields.Covers(automatic, value));
}
