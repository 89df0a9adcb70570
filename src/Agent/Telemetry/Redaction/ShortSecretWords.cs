using System.Buffers;

namespace SpanPack;

/// <summary>
/// Short words for secrets that also occur inside other words. They count only at the end of a name, and some only as a whole part of it.
/// </summary>
internal static class ShortSecretWords
{
    private static readonly (string Word, bool IsWholePart)[] s_words = [("pass", false), ("auth", false), ("sas", true), ("sig", true)];

    private static readonly SearchValues<char> s_firstLetters = SearchValues.Create("aApPsS");

    /// <summary>Finds the first word at or after an index, as <see cref="SecretWords"/> do.</summary>
    internal static int IndexOf(ReadOnlySpan<char> text, int from, out int length)
        => SecretWords.IndexOf(text, from, s_firstLetters, LengthAt, out length);

    private static int LengthAt(ReadOnlySpan<char> text, int at)
    {
        foreach ((string word, bool isWholePart) in s_words)
        {
            if (!text[at..].StartsWith(word, StringComparison.OrdinalIgnoreCase)) continue;
            int end = at + word.Length;
            bool isName = end == text.Length || !IsNamePart(text[end]);
            if (isName && !(isWholePart && at > 0 && char.IsLetterOrDigit(text[at - 1]))) return word.Length;
        }

        return 0;
    }

    private static bool IsNamePart(char c) => SecretRuns.IsWord(c) || c is '.' or '-';
}
