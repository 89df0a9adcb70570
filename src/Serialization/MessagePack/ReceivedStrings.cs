using System.Numerics;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The strings of a payload by index: the positions of their bytes and, if requested, their decoded texts.</summary>
internal sealed class ReceivedStrings
{
    private readonly ObjectBudget? _budget;
    private Place[] _places;
    private Link[] _links = []; // of those that can be found
    private string?[] _strings = [];
    private int[] _buckets = []; // index + 1 of the last entry with that hash; 0 for none

    /// <param name="capacity">The number of entries to make room for; more are possible.</param>
    /// <param name="budget">The memory limit of the table and its texts; null for a reader that builds nothing.</param>
    /// <exception cref="ObjectBudgetException">The limit is exceeded.</exception>
    internal ReceivedStrings(int capacity, ObjectBudget? budget)
    {
        _budget = budget;
        budget?.TakeArray<Place>(capacity);
        _places = new Place[Math.Max(capacity, 4)];
    }

    internal int Count { get; private set; }

    /// <summary>Gets the position of an entry's bytes in the payload.</summary>
    internal (int Start, int ByteCount) this[int index] => (_places[index].Start, _places[index].ByteCount);

    /// <summary>Adds a string, even if it is already there.</summary>
    /// <returns>Its index.</returns>
    internal int Add(int start, int byteCount)
    {
        if (Count == _places.Length) Grow(ref _places, Count * 2);
        _places[Count] = new Place(start, byteCount);
        return Count++;
    }

    /// <summary>Adds a string to the searchable ones.</summary>
    internal int AddFindable(ReadOnlySpan<byte> payload, int start, int byteCount)
    {
        int index = Add(start, byteCount);
        if (_links.Length < Count) Grow(ref _links, _places.Length);
        _links[index].Hash = Hash(payload.Slice(start, byteCount));
        if (_buckets.Length < Count) Rehash();
        else Enter(index);
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
            ref readonly Link link = ref _links[index];
            if (link.Hash == hash && payload.Slice(_places[index].Start, _places[index].ByteCount).SequenceEqual(utf8)) return index;
            index = link.Next - 1;
        }

        return -1;
    }

    /// <summary>Returns the text of an entry, decoded once.</summary>
    /// <exception cref="ObjectBudgetException">The memory limit is exceeded.</exception>
    internal string GetString(int index, ReadOnlySpan<byte> utf8)
    {
        if (index >= _strings.Length) Grow(ref _strings, _places.Length);
        return _strings[index] ??= Decode(utf8);
    }

    private string Decode(ReadOnlySpan<byte> utf8)
    {
        _budget?.TakeText(utf8.Length);
        return Utf8Repair.GetString(utf8);
    }

    // The framework's string hash is seeded in each process, so that nobody can prepare strings that collide. It takes chars: two bytes are
    // one, whatever they say.
    private static int Hash(ReadOnlySpan<byte> utf8)
    {
        int hash = string.GetHashCode(MemoryMarshal.Cast<byte, char>(utf8));
        return (utf8.Length & 1) == 0 ? hash : (hash * 31) + utf8[^1] + 1;
    }

    private void Rehash()
    {
        _buckets = new int[Math.Max(16, (int)BitOperations.RoundUpToPowerOf2((uint)_places.Length))];
        for (int i = 0; i < Count; i++) Enter(i);
    }

    private void Enter(int index)
    {
        ref int bucket = ref _buckets[_links[index].Hash & (_buckets.Length - 1)];
        _links[index].Next = bucket;
        bucket = index + 1;
    }

    private void Grow<T>(ref T[] array, int length)
    {
        _budget?.TakeArray<T>(length);
        Array.Resize(ref array, length);
    }

    private readonly record struct Place(int Start, int ByteCount);

    private struct Link
    {
        internal int Hash;
        internal int Next;
    }
}
