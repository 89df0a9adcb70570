using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The strings of a payload that is read, by index: where their bytes are and, for those that were asked for, what they say.</summary>
internal sealed class ReceivedStrings
{
    private Entry[] _entries;
    private string?[] _strings = [];
    private int[] _buckets = []; // index + 1 of the last entry with that hash; 0 for none

    /// <param name="capacity">Entries to make room for. More are possible.</param>
    internal ReceivedStrings(int capacity) => _entries = new Entry[Math.Max(capacity, 4)];

    internal int Count { get; private set; }

    /// <summary>Where in the payload the bytes are.</summary>
    internal (int Start, int ByteCount) this[int index] => (_entries[index].Start, _entries[index].ByteCount);

    /// <summary>Adds a string, one that is there already too.</summary>
    /// <returns>Its index.</returns>
    internal int Add(int start, int byteCount)
    {
        if (Count == _entries.Length) Array.Resize(ref _entries, Count * 2);
        _entries[Count] = new Entry { Start = start, ByteCount = byteCount };
        return Count++;
    }

    /// <summary>Adds a string so that it can be found.</summary>
    internal int AddFindable(ReadOnlySpan<byte> payload, int start, int byteCount)
    {
        int index = Add(start, byteCount);
        _entries[index].Hash = Hash(payload.Slice(start, byteCount));
        if (_buckets.Length < Count) Rehash();
        else Link(index);
        return index;
    }

    /// <summary>Finds a string that was added by <see cref="AddFindable"/>.</summary>
    /// <returns>Its index, or −1.</returns>
    internal int Find(ReadOnlySpan<byte> payload, ReadOnlySpan<byte> utf8)
    {
        if (_buckets.Length == 0) return -1;
        int hash = Hash(utf8);
        int index = _buckets[hash & (_buckets.Length - 1)] - 1;
        while (index >= 0)
        {
            ref readonly Entry entry = ref _entries[index];
            if (entry.Hash == hash && payload.Slice(entry.Start, entry.ByteCount).SequenceEqual(utf8)) return index;
            index = entry.Next - 1;
        }

        return -1;
    }

    /// <summary>The text of an entry, decoded once.</summary>
    internal string GetString(int index, ReadOnlySpan<byte> utf8)
    {
        if (index >= _strings.Length) Array.Resize(ref _strings, _entries.Length);
        return _strings[index] ??= Utf8Repair.GetString(utf8);
    }

    // The framework's string hash is seeded in each process, so that nobody can prepare strings that collide. It takes chars: two bytes are one, whatever they say.
    private static int Hash(ReadOnlySpan<byte> utf8)
    {
        int hash = string.GetHashCode(MemoryMarshal.Cast<byte, char>(utf8));
        return (utf8.Length & 1) == 0 ? hash : (hash * 31) + utf8[^1] + 1;
    }

    private void Rehash()
    {
        _buckets = new int[_entries.Length < 16 ? 16 : (int)System.Numerics.BitOperations.RoundUpToPowerOf2((uint)_entries.Length)];
        for (int i = 0; i < Count; i++) Link(i);
    }

    private void Link(int index)
    {
        ref int bucket = ref _buckets[_entries[index].Hash & (_buckets.Length - 1)];
        _entries[index].Next = bucket;
        bucket = index + 1;
    }

    private struct Entry
    {
        internal int Start;
        internal int ByteCount;
        internal int Hash;
        internal int Next;
    }
}
