namespace SpanPack;

/// <summary>
/// A cache of trace tags by their header text. Most traces have the same few, so these are created once and are not promoted by the garbage
/// collector with each trace.
/// </summary>
/// <remarks>Thread-safe, without a lock. A text replaces another one in the same entry.</remarks>
internal static class RecentTags
{
    /// <summary>The longest cached text in characters.</summary>
    internal const int MaxLength = 256;

    /// <summary>The most cached texts. A power of two.</summary>
    internal const int Capacity = 64;

    private static readonly Known?[] s_places = new Known?[Capacity];

    /// <summary>Finds the tags of a text; null if it is not cached.</summary>
    internal static PropagatedTags? Find(ReadOnlySpan<char> text)
        => Volatile.Read(ref s_places[PlaceOf(text)]) is { } known && text.SequenceEqual(known.Text) ? known.Tags : null;

    /// <summary>Adds the tags of a text, unless it is too long.</summary>
    internal static void Add(ReadOnlySpan<char> text, PropagatedTags tags)
    {
        if (text.Length <= MaxLength) Volatile.Write(ref s_places[PlaceOf(text)], new Known(text.ToString(), tags));
    }

    /// <summary>Adds a part to a key for look-up. If it does not fit, the key remains too long to be found.</summary>
    internal static void Append(Span<char> text, ReadOnlySpan<char> part, char separator, ref int length)
    {
        int start = length == 0 ? 0 : length + 1;
        if (start + part.Length > text.Length)
        {
            length = text.Length + 1;
            return;
        }

        if (start > 0) text[start - 1] = separator;
        part.CopyTo(text[start..]);
        length = start + part.Length;
    }

    private static int PlaceOf(ReadOnlySpan<char> text) => string.GetHashCode(text) & (Capacity - 1);

    private sealed record Known(string Text, PropagatedTags Tags);
}
