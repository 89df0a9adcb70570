using System.Numerics;
using System.Text;

namespace SpanPack;

/// <summary>Remembers short texts that were decoded lately, so that tag names and repeated values are not allocated for each span.</summary>
/// <remarks>Each text has one place; another with the same place replaces it. So memory and time are bounded whatever a payload holds.</remarks>
internal readonly struct TextCache
{
    private const int MaxText = 64; // bytes; longer texts seldom repeat
    private const int MaxPlaces = 1024;
    private const int BytesPerPlace = 32; // places in proportion to the payload: a small one has few texts

    private readonly string?[] _places;

    /// <param name="payloadBytes">The size of the payload.</param>
    internal TextCache(long payloadBytes)
        => _places = new string?[BitOperations.RoundUpToPowerOf2((uint)Math.Clamp(payloadBytes / BytesPerPlace, 1, MaxPlaces))];

    internal string Get(in TraceText text)
    {
        ReadOnlySpan<byte> utf8 = text.Utf8;
        if (text.Index >= 0 || utf8.Length > MaxText) return text.ToString();
        if (utf8.IsEmpty) return string.Empty;

        // The ends and the middle tell tag names apart well enough.
        uint hash = ((uint)utf8[0] << 24) + ((uint)utf8[utf8.Length / 2] << 16) + ((uint)utf8[^1] << 8) + ((uint)utf8[(utf8.Length - 1) / 4] << 4) + (uint)utf8.Length;
        ref string? place = ref _places[((hash * 2654435769) >> 16) & (uint)(_places.Length - 1)];
        if (place is { } known && Ascii.Equals(utf8, known)) return known;
        return place = text.ToString();
    }
}
