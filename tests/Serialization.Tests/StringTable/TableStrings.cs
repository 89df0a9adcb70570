using System.Runtime.InteropServices;

namespace SpanPack.Serialization.Tests.StringTable;

/// <summary>
/// Strings as payloads may have them: equal text in new objects, text of every width, lone surrogates, text whose hash is chosen.
/// </summary>
internal sealed class TableStrings(Random dice, bool collide)
{
    internal const ulong Secret = 0x0041_0042_0043_0044; // four letters, so that text can hold it

    private const int CollidingLength = 8; // the hash of text of 4 to 8 characters that begins with the secret depends on its length alone

    private static readonly char[] s_alphabet = ['a', 'b', '\u007f', '\u0080', '\u00a9', '\u00c3', '\u00e9', '\u07ff', '\u0800', '\ud83d',
        '\ude00', '\udfff', '\ufffd'];
    private static readonly int[] s_lengths = [31, 32, 127, 128, 129, 255, 256, 257, 300, 1023, 1025, 3000, 70_000];

    private readonly List<string> _earlier = [];

    /// <summary>The start of texts that collide: with it one factor of the multiplication is zero, and so is the hash.</summary>
    internal static string Zero { get; } = new(MemoryMarshal.Cast<ulong, char>([Secret]));

    internal static StringHash Known { get; } = new(1, Secret);

    /// <summary>Gets the next string.</summary>
    internal string Next()
    {
        if (_earlier.Count > 0 && dice.Next(3) == 0)
        {
            string earlier = _earlier[dice.Next(_earlier.Count)];
            return dice.Next(2) == 0 ? earlier : new string(earlier.AsSpan());
        }

        string text = collide && dice.Next(4) > 0 ? Zero + Text(CollidingLength - Zero.Length, s_alphabet.Length) : Ordinary();
        _earlier.Add(text);
        return text;
    }

    private string Ordinary()
    {
        int length = dice.Next(60) == 0 ? s_lengths[dice.Next(s_lengths.Length)] : dice.Next(1, 40);
        return Text(length, dice.Next(2) == 0 ? 2 : s_alphabet.Length);
    }

    private string Text(int length, int letters) => string.Create(length, (dice, letters), static (text, state) =>
    {
        foreach (ref char character in text) character = s_alphabet[state.dice.Next(state.letters)];
    });
}
