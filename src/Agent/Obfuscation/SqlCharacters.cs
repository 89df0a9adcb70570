using System.Text;

namespace SpanPack;

/// <summary>The characters that are letters, and the words of statements.</summary>
internal static class SqlCharacters
{
    // By ASCII character. Words are short: a look-up for each character takes less time than a vectorized search for the end.
    private static readonly bool[] s_isInWord = MakeWordTable();

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
        bool[] isInWord = s_isInWord;
        while ((uint)place < (uint)text.Length)
        {
            char character = text[place];
            if (character < isInWord.Length)
            {
                if (!isInWord[character]) return place;
                place++;
            }
            else
            {
                if (!IsFirstLetter(text, place)) return place;
                place += LengthAt(text, place);
            }
        }

        return place;
    }

    /// <summary>Returns the kind of a word that is not empty.</summary>
    internal static SqlToken KindOf(ReadOnlySpan<char> word)
    {
        (string keyword, SqlToken kind) = KeywordLike(word);
        return kind != SqlToken.Name && Ascii.EqualsIgnoreCase(word, keyword) ? kind : SqlToken.Name;
    }

    // The only keyword that a word can be, by its length and first letter.
    private static (string Keyword, SqlToken Kind) KeywordLike(ReadOnlySpan<char> word) => (word.Length, (char)(word[0] | 0x20)) switch
    {
        (2, 'a') => ("AS", SqlToken.As),
        (4, 'd') => ("DROP", SqlToken.Keyword),
        (4, 'f') => ("FROM", SqlToken.Keyword),
        (4, 'i') => ("INTO", SqlToken.Keyword),
        (4, 'j') => ("JOIN", SqlToken.Keyword),
        (4, 'n') => ("NULL", SqlToken.Value),
        (4, 't') => ("TRUE", SqlToken.Value),
        (5, 'a') => ("ALTER", SqlToken.Keyword),
        (5, 'b') => ("BEGIN", SqlToken.Keyword),
        (5, 'f') => ("FALSE", SqlToken.Value),
        (5, 'g') => ("GRANT", SqlToken.Keyword),
        (5, 'l') => ("LIMIT", SqlToken.Keyword),
        (6, 'c') => (word[1] is 'o' or 'O' ? "COMMIT" : "CREATE", SqlToken.Keyword),
        (6, 'd') => ("DELETE", SqlToken.Query),
        (6, 'i') => ("INSERT", SqlToken.Keyword),
        (6, 'r') => ("REVOKE", SqlToken.Keyword),
        (6, 's') => ("SELECT", SqlToken.Query),
        (6, 'u') => ("UPDATE", SqlToken.Query),
        (8, 't') => ("TRUNCATE", SqlToken.Keyword),
        (9, 's') => ("SAVEPOINT", SqlToken.Savepoint),
        _ => ("", SqlToken.Name),
    };

    private static bool[] MakeWordTable()
    {
        var isInWord = new bool[128];
        for (char c = '\0'; c < isInWord.Length; c++) isInWord[c] = char.IsAsciiLetterOrDigit(c) || "_.*@#$".Contains(c);
        return isInWord;
    }
}
