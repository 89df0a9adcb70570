namespace SpanPack;

/// <summary>The tags of traces that came last, by the text that they came in: most traces have the same few, so these are made once and do not grow old with each trace.</summary>
/// <remarks>Thread-safe, without a lock. A text replaces another one with the same place.</remarks>
internal static class RecentTags
{
    /// <summary>The most characters of a text that is remembered.</summary>
    internal const int MaxLength = 256;

    /// <summary>The most texts that are remembered. A power of two.</summary>
    internal const int Capacity = 64;

    private static readonly Known?[] s_places = new Known?[Capacity];

    /// <summary>Finds the tags of a text; null where it is not remembered.</summary>
    internal static PropagatedTags? Find(ReadOnlySpan<char> text)
        => Volatile.Read(ref s_places[PlaceOf(text)]) is { } known && text.SequenceEqual(known.Text) ? known.Tags : null;

    /// <summary>Remembers the tags of a text, unless it is too long.</summary>
    internal static void Add(ReadOnlySpan<char> text, PropagatedTags tags)
    {
        if (text.Length <= MaxLength) Volatile.Write(ref s_places[PlaceOf(text)], new Known(text.ToString(), tags));
    }

    /// <summary>Adds a part to a text that is looked for. One that does not fit makes it longer than it may be, which it stays.</summary>
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
