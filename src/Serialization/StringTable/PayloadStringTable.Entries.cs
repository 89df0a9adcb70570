using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>What is remembered of names, by their process-wide number; and which keys a span has had.</content>
internal sealed partial class PayloadStringTable
{
    private const int MinEntries = 64;

    private TableEntry[] _entries = new TableEntry[MinEntries];
    private int[] _marks = [];
    private readonly byte[] _fieldNumbers;
    private int _owner;

    /// <summary>The upper half of the last trace id that was written as text, which traces of one second share, with its index; 0 for none.</summary>
    internal (ulong Upper, int Index) LastTraceIdUpper { get; set; }

    /// <summary>The entries, of which places below a limit may be indexed without a check. Valid until the next call.</summary>
    internal ref TableEntry EntriesFor(int limit)
    {
        // Numbers are given while classes are loaded, which may be in the middle of a chunk: hence the limit, not their count at its start.
        if (limit > _entries.Length) GrowEntries(limit);
        return ref MemoryMarshal.GetArrayDataReference(_entries);
    }

    internal ref TableEntry Entry(int place) => ref _entries[place];

    /// <summary>The entry of a field of a span: a place below <see cref="NameEntries.FieldCount"/>, which every array of entries has.</summary>
    internal ref TableEntry FieldEntry(int place) => ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_entries), place);

    /// <summary>Remembers the index of a name.</summary>
    internal void SetKey(int place, int index)
    {
        Span<byte> encoded = stackalloc byte[MessagePackPrimitives.MaxSize];
        ref byte start = ref encoded[0];
        int size = (int)Unsafe.ByteOffset(ref start, ref MessagePackPrimitives.WriteUInt64(ref start, (uint)index));
        _entries[place].SetKey(encoded[..size]);
    }

    /// <summary>Begins a list in which each key may occur once.</summary>
    internal void BeginKeys() => _owner++;

    /// <summary>Notes a key of the list.</summary>
    /// <returns>False when it has been there before.</returns>
    internal bool TryAddKey(int index)
    {
        if (index >= _marks.Length) Array.Resize(ref _marks, Math.Max(index + 1, Math.Max(MinEntries, _marks.Length * 2)));
        if (_marks[index] == _owner) return false;
        _marks[index] = _owner;
        return true;
    }

    // Clearing takes references off, so that no span is kept alive, and indexes with them: a few kilobytes a payload.
    private void ClearEntries()
    {
        Array.Clear(_entries);
        LastTraceIdUpper = default;
        for (int place = 0; place < NameEntries.FieldCount; place++) _entries[place].SetKey(_fieldNumbers.AsSpan(HasTypes ? place : 0, HasTypes ? 1 : 0));
    }

    private void GrowEntries(int limit) => Array.Resize(ref _entries, Math.Max(limit, NameEntries.First + KeyOrdinals.Count));
}
