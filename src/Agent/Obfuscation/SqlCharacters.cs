using System.Buffers;
using System.Text;

namespace SpanPack;

/// <summary>The characters that are letters, and the words of statements.</summary>
internal static class SqlCharacters
{
    private const int LongestKeyword = 9;

    /// <summary>Characters of words that need no further check.</summary>
    private static readonly SearchValues<char> s_word =
        SearchValues.Create("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.*@#$");

    /// <summary>Returns the length of the character at a place: 2 for a surrogate pair.</summary>
    internal static int LengthAt(ReadOnlySpan<char> text, int place)
        => char.IsHighSurrogate(text[place]) && place + 1 < text.Length && char.IsLowSurrogate(text[place + 1]) ? 2 : 1;

    /// <summary>Returns whether the character at a place may begin a word.</summary>
    internal static bool IsFirstLetter(ReadOnlySpan<char> text, int place)
    {
        if ((uint)place >= (uint)text.Length) return false;
        char character = text[place];
        if (char.IsAscii(character)) return char.IsAsciiLetter(character) || character is '_' or '@';
        return LengthAt(text, place) == 2 ? Rune.IsLetter(new Rune(character, text[place + 1])) : char.IsLetter(character);
    }

    /// <summary>Returns whether the character at a place is a letter within a word.</summary>
    internal static bool IsLetter(ReadOnlySpan<char> text, int place)
        => IsFirstLetter(text, place) || ((uint)place < (uint)text.Length && text[place] == '#');

    internal static bool IsDigit(ReadOnlySpan<char> text, int place) => (uint)place < (uint)text.Length && char.IsAsciiDigit(text[place]);

    /// <summary>Returns the index after a word.</summary>
    internal static int EndOfWord(ReadOnlySpan<char> text, int place)
    {
        while (place < text.Length)
        {
            int length = text[place..].IndexOfAnyExcept(s_word);
            if (length < 0) return text.Length;
            place += length;
            if (char.IsAscii(text[place]) || !IsFirstLetter(text, place)) return place;
            place += LengthAt(text, place);
        }

        return place;
    }

    /// <summary>Returns the kind of a word.</summary>
    internal static SqlToken KindOf(ReadOnlySpan<char> word)
    {
        if (word.Length is < 2 or > LongestKeyword) return SqlToken.Name;
        Span<char> upper = stackalloc char[LongestKeyword];
        for (int i = 0; i < word.Length; i++) upper[i] = char.IsAsciiLetterLower(word[i]) ? (char)(word[i] - 32) : word[i];
        return upper[..word.Length] switch
        {
            "NULL" or "TRUE" or "FALSE" => SqlToken.Value,
            "SAVEPOINT" => SqlToken.Savepoint,
            "AS" => SqlToken.As,
            "SELECT" or "UPDATE" or "DELETE" => SqlToken.Query,
            "LIMIT" or "ALTER" or "CREATE" or "GRANT" or "REVOKE" or "COMMIT" or "BEGIN" or "TRUNCATE" or "DROP" or "FROM" or "INSERT"
                or "INTO" or "JOIN"
                => SqlToken.Keyword,
            _ => SqlToken.Name,
        };
    }
}
