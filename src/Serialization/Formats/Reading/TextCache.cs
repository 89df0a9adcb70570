using System.Numerics;
using System.Text;

namespace SpanPack;

/// <summary>A cache of recently decoded texts, so that repeated values are not allocated for each span.</summary>
/// <remarks>Each text has four possible places, and replaced texts are removed. So memory and time are limited for any payload.</remarks>
internal readonly struct TextCache
{
    internal const int Ways = 4; // places of one text: with less, a few texts that meet throw each other out at each span

    private const int MaxText = 256; // bytes; longer texts seldom repeat
    private const int MaxPlaces = 1024;
    private const int BytesPerPlace = 32; // places in proportion to the payload: a small one has few texts

    private readonly string?[] _places; // ASCII only
    private readonly ObjectBudget _budget;
    private readonly int _shift; // leaves the number of a place of a hash

    /// <param name="payloadBytes">The size of the payload.</param>
    /// <param name="budget">The memory that decoded texts may take.</param>
    internal TextCache(long payloadBytes, ObjectBudget budget)
    {
        _budget = budget;
        _places = new string?[PlacesFor(payloadBytes, MaxPlaces)];
        _shift = ShiftFor(_places.Length);
    }

    /// <summary>Returns a number of places, a power of two, in proportion to a payload.</summary>
    internal static int PlacesFor(long payloadBytes, int max)
        => (int)BitOperations.RoundUpToPowerOf2((uint)Math.Clamp(payloadBytes / BytesPerPlace, Ways, max));

    /// <summary>Returns the shift that turns a hash into the number of a place.</summary>
    internal static int ShiftFor(int places) => 64 - BitOperations.Log2((uint)places);

    /// <summary>Decodes a text.</summary>
    /// <param name="text">The text.</param>
    /// <exception cref="ObjectBudgetException">The text takes more than the budget.</exception>
    /// <param name="last">The last text at the same place in a payload, null or ASCII: the likeliest one. It is set to this one.</param>
    internal string Get(in TraceText text, ref string? last)
    {
        ReadOnlySpan<byte> utf8 = text.Utf8;
        if (last is { } likeliest && AsciiText.Equals(utf8, likeliest)) return likeliest;
        if (utf8.IsEmpty) return string.Empty;
        if (text.Table is not null) return text.ToString();
        if (utf8.Length > MaxText) return Decode(utf8);

        Span<string?> ways = _places.AsSpan((int)(AsciiText.Hash(utf8) >> _shift) & -Ways, Ways);
        foreach (string? known in ways)
        {
            if (known is not null && AsciiText.Equals(utf8, known)) return last = known;
        }

        string decoded = Decode(utf8);
        if (!Ascii.IsValid(utf8)) return decoded;
        ways[..^1].CopyTo(ways[1..]);
        return ways[0] = last = decoded;
    }

    private string Decode(ReadOnlySpan<byte> utf8)
    {
        _budget.TakeText(utf8.Length);
        return Utf8Repair.GetString(utf8);
    }
}
