using System.Runtime.InteropServices;

namespace SpanPack.Tool;

/// <summary>Counts the texts of a payload. Holds where each distinct one is, not the text.</summary>
internal sealed class StringTally(PayloadBytes body)
{
    private readonly Dictionary<StringPlace, StringUse> _uses = new(new PlaceComparer(body));
    private readonly List<StringPlace> _table = [];

    /// <summary>Bytes of all texts and references but the first of each.</summary>
    internal long RepeatedBytes { get; private set; }

    internal int DistinctCount => _uses.Count;

    /// <summary>Counts a text that stands where it is used.</summary>
    /// <param name="place">Its bytes.</param>
    /// <param name="wireBytes">Its bytes with the header.</param>
    /// <returns>Whether it is new.</returns>
    internal bool AddInline(StringPlace place, int wireBytes)
    {
        ref StringUse use = ref CollectionsMarshal.GetValueRefOrAddDefault(_uses, place, out bool exists);
        Count(ref use, exists ? wireBytes : 0);
        return !exists;
    }

    /// <summary>Gives a text the next index of the table.</summary>
    internal void AddToTable(StringPlace place) => _table.Add(place);

    /// <summary>Counts an index where text is meant.</summary>
    internal void AddReference(long index, int wireBytes)
    {
        if (index < 0 || index >= _table.Count) return;
        Count(ref CollectionsMarshal.GetValueRefOrAddDefault(_uses, _table[(int)index], out _), wireBytes);
    }

    /// <summary>The texts that take most bytes after their first time.</summary>
    internal IReadOnlyList<KeyValuePair<StringPlace, StringUse>> MostRepeated(int count)
        => [.. _uses.Where(static use => use.Value.RepeatedBytes > 0).OrderByDescending(static use => use.Value.RepeatedBytes).ThenBy(static use => use.Key.Start).Take(count)];

    private void Count(ref StringUse use, int repeatedBytes)
    {
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
