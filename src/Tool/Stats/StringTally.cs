using System.Runtime.InteropServices;

namespace SpanPack.Tool;

/// <summary>Counts the texts of a payload. It keeps the position of each distinct text, not the text.</summary>
internal sealed class StringTally(PayloadBytes body)
{
    private const int NotUsed = -1;

    private readonly Dictionary<StringPlace, int> _index = new(new PlaceComparer(body)); // places in _uses
    private readonly List<(StringPlace Place, StringUse Use)> _uses = [];
    private readonly List<(StringPlace Place, int Use)> _table = []; // a text that many refer to is looked up once

    /// <summary>Gets the bytes of all texts and references except the first of each.</summary>
    internal long RepeatedBytes { get; private set; }

    /// <summary>Counts a text that is written in place.</summary>
    /// <param name="place">Its bytes.</param>
    /// <param name="wireBytes">Its bytes with the header.</param>
    /// <returns>Whether it is new.</returns>
    internal bool AddInline(StringPlace place, int wireBytes)
    {
        int before = _uses.Count;
        int use = Find(place);
        bool isNew = use == before;
        Count(use, isNew ? 0 : wireBytes);
        return isNew;
    }

    /// <summary>Gives a text the next index of the table.</summary>
    /// <param name="place">Its bytes.</param>
    /// <param name="isFound">Whether it is no longer new where it is written in place.</param>
    internal void AddToTable(StringPlace place, bool isFound = false) => _table.Add((place, isFound ? Find(place) : NotUsed));

    /// <summary>Counts an index in place of a text.</summary>
    internal void AddReference(long index, int wireBytes)
    {
        if (index < 0 || index >= _table.Count) return;
        ref (StringPlace Place, int Use) entry = ref CollectionsMarshal.AsSpan(_table)[(int)index];
        if (entry.Use == NotUsed) entry.Use = Find(entry.Place);
        Count(entry.Use, wireBytes);
    }

    /// <summary>Returns the texts with the most repeated bytes.</summary>
    internal IReadOnlyList<(StringPlace Place, StringUse Use)> MostRepeated(int count)
        => [.. _uses.Where(static use => use.Use.RepeatedBytes > 0)
            .OrderByDescending(static use => use.Use.RepeatedBytes)
            .ThenBy(static use => use.Place.Start)
            .Take(count)];

    private int Find(StringPlace place)
    {
        ref int use = ref CollectionsMarshal.GetValueRefOrAddDefault(_index, place, out bool exists);
        if (exists) return use;
        use = _uses.Count;
        _uses.Add((place, default));
        return use;
    }

    private void Count(int index, int repeatedBytes)
    {
        ref StringUse use = ref CollectionsMarshal.AsSpan(_uses)[index].Use;
        use.Times++;
        use.RepeatedBytes += repeatedBytes;
        RepeatedBytes += repeatedBytes;
    }

    private sealed class PlaceComparer(PayloadBytes body) : IEqualityComparer<StringPlace>
    {
        public bool Equals(StringPlace x, StringPlace y) => x.Length == y.Length && Bytes(x).SequenceEqual(Bytes(y));

        public int GetHashCode(StringPlace place)
        {
            var hash = default(HashCode);
            hash.AddBytes(Bytes(place));
            return hash.ToHashCode();
        }

        private ReadOnlySpan<byte> Bytes(StringPlace place) => body.Span.Slice(place.Start, place.Length);
    }
}
