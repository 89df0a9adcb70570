using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The cache of names, by their process-wide number; and the keys of the current span.</content>
internal sealed partial class PayloadStringTable
{
    private const int MinEntries = 64;

    private TableEntry[] _entries = new TableEntry[MinEntries];
    private int[] _marks = [];
    private int _owner;

    private int[] _usedPlaces = new int[MinEntries]; // with a key since the payload began
    private int _usedPlaceCount;

    /// <summary>The upper half of the last trace id that was written as text, which traces of one second share.</summary>
    internal ulong LastTraceIdUpper { get; set; }

    /// <summary>The index of <see cref="LastTraceIdUpper"/>; 0 while there is none.</summary>
    internal int LastTraceIdUpperIndex { get; set; }

    /// <summary>The first entry. Valid until there are more.</summary>
    internal ref TableEntry Entries => ref Items.First(_entries);

    /// <summary>Makes sure that places below a limit may be indexed without a check.</summary>
    internal void EnsureEntries(int limit)
    {
        // Numbers are given while classes are loaded, which may be in the middle of a chunk: hence the limit, not their count at its start.
        if (limit > _entries.Length) GrowEntries(limit);
    }

    /// <summary>The entry at a place. Valid until the next call.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref TableEntry EntryAt(int place)
    {
        if ((uint)place >= (uint)_entries.Length) GrowEntries(place + 1);
        return ref _entries[place];
    }

    /// <summary>Adds the index of a name that had none.</summary>
    internal void SetKey(int place, int index)
    {
        EncodedIndex key = EncodedIndex.Of(index);
        _entries[place].Key = TextType == 0 ? key : key.With(TextType);
        _usedPlaces[_usedPlaceCount++] = place;
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

    // Clearing takes references off, so that no span is kept alive, and indexes with them: of the names that the payload had.
    private void ClearEntries()
    {
        foreach (int place in _usedPlaces.AsSpan(0, _usedPlaceCount)) _entries[place] = default;
        _usedPlaceCount = 0;
        LastTraceIdUpperIndex = 0;
        _entries.AsSpan(0, NameEntries.FieldCount).Clear();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void GrowEntries(int limit)
    {
        Array.Resize(ref _entries, Math.Max(limit, NameEntries.First + KeyOrdinals.Count));
        Array.Resize(ref _usedPlaces, _entries.Length);
    }
}
