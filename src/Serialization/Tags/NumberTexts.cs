using System.Globalization;
using System.Numerics;

namespace SpanPack;

/// <summary>A small cache of number texts: the latest one for each bucket.</summary>
internal static class NumberTexts
{
    private const int CountBits = 8;
    private const int Count = 1 << CountBits;

    private static readonly NumberText?[] s_texts = new NumberText?[Count];
    // a number is kept when it comes again: numbers that never do cost their text only
    private static readonly ulong[] s_seen = new ulong[Count];

    internal static string Get<T>(T number)
        where T : struct, IBinaryInteger<T>
    {
        if (!T.IsPositive(number)) return Format(number); // seldom, and another number may have its bits
        ulong value = ulong.CreateTruncating(number);
        int place = (int)((value * 0x9E3779B97F4A7C15) >> (64 - CountBits));
        return s_texts[place] is { } known && known.Value == value ? known.Text : GetOther(number, value, place);
    }

    private static string GetOther<T>(T number, ulong value, int place)
        where T : struct, IBinaryInteger<T>
    {
        string text = Format(number);
        if (s_seen[place] == value) Volatile.Write(ref s_texts[place], new NumberText(value, text));
        else s_seen[place] = value;
        return text;
    }

    private static string Format<T>(T number)
        where T : struct, IBinaryInteger<T>
        => number.ToString(null, CultureInfo.InvariantCulture);

    // Immutable: a thread finds the text with its number or not at all.
    private sealed record NumberText(ulong Value, string Text);
}
