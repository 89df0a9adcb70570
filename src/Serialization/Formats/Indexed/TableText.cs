using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace SpanPack;

/// <summary>
/// Writes strings by their index in a payload's table, and the first time as text: in place, or into the table's dictionary.
/// </summary>
internal static class TableText
{
    // Not IndexOfAnyInRange: compiled for the first time, it boxes its bounds to compare them with null.
    private static readonly SearchValues<char> s_surrogates =
        SearchValues.Create([.. Enumerable.Range(0xd800, 0x800).Select(static code => (char)code)]);

    private const int InlineBound = 2 + ShortText.MaxMedium; // longer or non-ASCII text asks for its own room

    /// <summary>Writes a string; <see cref="PayloadStringTable.LastIndex"/> is its index then.</summary>
    /// <remarks>Asks for the room it needs beside what the span has asked for.</remarks>
    internal static ref byte Write(scoped ref IndexedState state, ref byte cursor, string value)
    {
        PayloadStringTable table = state.Table;
        if (value.Length == 0)
        {
            table.LastIndex = 0;
        }
        else if (table.Dictionary is { } dictionary)
        {
            if (table.TryAdd(value, dictionary.Position)) Append(dictionary, table, value);
        }
        else if (table.TryAdd(value, state.Window.Position(ref cursor)))
        {
            return ref WriteText(ref state.Window, ref cursor, table, value);
        }

        return ref WriteIndex(ref state.Window, ref cursor, table.LastIndex);
    }

    /// <summary>Writes text that was made for this span, as UTF-8; <see cref="PayloadStringTable.LastIndex"/> is its index then.</summary>
    /// <remarks>For tables with a dictionary.</remarks>
    internal static ref byte WriteGenerated(scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<byte> utf8)
    {
        PayloadStringTable table = state.Table;
        GeneratedTexts generated = table.Generated!;
        table.LastIndex = generated.Find(utf8);
        if (table.LastIndex == 0)
        {
            var texts = new OutputWindow(table.Dictionary!);
            texts.Commit(ref LongText.WriteUtf8(ref texts, ref texts.Start, utf8));
            table.AddUnlisted();
            generated.Add(utf8, table.LastIndex);
        }

        return ref WriteIndex(ref state.Window, ref cursor, table.LastIndex);
    }

    /// <summary>Writes an index. Asks for the room it needs.</summary>
    internal static ref byte WriteIndex(scoped ref OutputWindow window, ref byte cursor, int index)
    {
        cursor = ref window.ReserveMore(ref cursor, EncodedIndex.Size);
        return ref EncodedIndex.Of(index).Write(ref cursor);
    }

    private static void Append(PayloadBuffer dictionary, PayloadStringTable table, string value)
    {
        Span<byte> room = dictionary.Room;
        int size = room.Length >= InlineBound ? ShortText.Write(value, ref MemoryMarshal.GetReference(room)) : 0;
        if (size != 0) dictionary.Advance(size);
        else AppendLong(dictionary, table, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void AppendLong(PayloadBuffer dictionary, PayloadStringTable table, string value)
    {
        var window = new OutputWindow(dictionary);
        ref byte cursor = ref window.Reserve(ref window.Start, 0);
        int count = table.Count;
        cursor = ref WriteText(ref window, ref cursor, table, value);
        if (table.Count >= count) window.Commit(ref cursor); // else its repaired form is there already
    }

    private static ref byte WriteText(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, string value)
    {
        cursor = ref window.ReserveMore(ref cursor, InlineBound);
        int size = ShortText.Write(value, ref cursor);
        return ref size != 0 ? ref Unsafe.Add(ref cursor, size) : ref WriteLong(ref window, ref cursor, table, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLong(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, string value)
        => ref IsWellFormed(value)
            ? ref LongText.WriteAny(ref window, ref cursor, value)
            : ref WriteRepaired(ref window, ref cursor, table, value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteRepaired(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, string value)
    {
        string repaired = Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(value)); // each lone surrogate becomes U+FFFD
        int start = window.Offset(ref cursor);
        uint position = window.Position(ref cursor);
        cursor = ref LongText.WriteAny(ref window, ref cursor, repaired); // before the look-up, which may read it
        if (table.ReplaceAdded(value, repaired, position)) return ref cursor;
        cursor = ref window.At(start);
        return ref table.Dictionary is null ? ref WriteIndex(ref window, ref cursor, table.LastIndex) : ref cursor;
    }

    private static bool IsWellFormed(ReadOnlySpan<char> text)
    {
        if (Ascii.IsValid(text)) return true;
        for (int at; (at = text.IndexOfAny(s_surrogates)) >= 0; text = text[(at + 2)..])
        {
            if (!char.IsHighSurrogate(text[at]) || at + 1 == text.Length || !char.IsLowSurrogate(text[at + 1])) return false;
        }

        return true;
    }
}
