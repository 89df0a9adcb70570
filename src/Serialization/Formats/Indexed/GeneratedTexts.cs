namespace SpanPack;

/// <summary>
/// The positions of generated texts, such as JSON, in the dictionary of a payload: an equal one is found by its bytes, without creating a
/// string.
/// </summary>
internal sealed class GeneratedTexts(StringHash hash, PayloadBuffer dictionary)
{
    private const int MinPlaces = 64;
    private const int MaxPlaces = 16 * 1024; // that are kept from payload to payload
    private const int MaxProbes = 32; // then a text is written again, which does no harm

    private Place[] _places = new Place[MinPlaces];
    private int _count;

    /// <summary>Finds a text.</summary>
    /// <returns>Its index, or 0.</returns>
    internal int Find(ReadOnlySpan<byte> utf8)
    {
        uint wanted = hash.Of(utf8);
        for (uint probe = 0; probe < MaxProbes; probe++)
        {
            ref readonly Place place = ref _places[(wanted + probe) & (uint)(_places.Length - 1)];
            if (place.Index == 0) return 0;
            if (place.Hash == wanted && dictionary.Block(place.Block).Span.Slice(place.Start, place.ByteCount).SequenceEqual(utf8))
                return place.Index;
        }

        return 0;
    }

    /// <summary>Adds a text that was not found, and is now the last one of the dictionary.</summary>
    internal void Add(ReadOnlySpan<byte> utf8, int index)
    {
        if (++_count * 2 > _places.Length) Grow();
        PayloadPlace end = dictionary.Place;
        Insert(new Place(hash.Of(utf8), end.Block, end.Length - utf8.Length, utf8.Length, index));
    }

    internal void Clear()
    {
        if (_places.Length > MaxPlaces) _places = new Place[MinPlaces];
        else if (_count != 0) Array.Clear(_places);
        _count = 0;
    }

    private void Insert(Place added)
    {
        for (uint probe = 0; probe < MaxProbes; probe++)
        {
            ref Place place = ref _places[(added.Hash + probe) & (uint)(_places.Length - 1)];
            if (place.Index != 0) continue;
            place = added;
            return;
        }
    }

    private void Grow()
    {
        Place[] old = _places;
        _places = new Place[old.Length * 2];
        foreach (Place place in old)
        {
            if (place.Index != 0) Insert(place);
        }
    }

    private readonly record struct Place(uint Hash, int Block, int Start, int ByteCount, int Index);
}
