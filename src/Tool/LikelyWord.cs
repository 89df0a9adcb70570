namespace SpanPack.Tool;

/// <summary>Finds known words that are similar to a mistyped one.</summary>
internal static class LikelyWord
{
    /// <summary>Returns a suggestion: <c> Did you mean 'dump'?</c>, with a leading space; empty when no word is similar.</summary>
    internal static string Question(string typed, IEnumerable<string> known)
    {
        (string Word, int Distance)[] near =
            [.. known.Select(word => (word, Distance(typed, word))).Where(one => one.Item2 <= Math.Max(1, one.word.Trim('-').Length / 3))];
        if (near.Length == 0) return string.Empty;
        int least = near.Min(static one => one.Distance);
        return $" Did you mean {string.Join(" or ", near.Where(one => one.Distance == least).Select(static one => $"'{one.Word}'"))}?";
    }

    // The beginning of a word is one step away from it. Else letters that are wrong, missing, too many, or swapped with their neighbours.
    private static int Distance(string typed, string word)
    {
        if (typed.Trim('-').Length > 1 && word.StartsWith(typed, StringComparison.OrdinalIgnoreCase))
            return word.Length == typed.Length ? 0 : 1;
        var steps = new int[typed.Length + 1, word.Length + 1];
        for (int i = 0; i <= typed.Length; i++) steps[i, 0] = i;
        for (int j = 0; j <= word.Length; j++) steps[0, j] = j;
        for (int i = 1; i <= typed.Length; i++)
        {
            for (int j = 1; j <= word.Length; j++)
            {
                int wrong = char.ToLowerInvariant(typed[i - 1]) == word[j - 1] ? 0 : 1;
                steps[i, j] = Math.Min(Math.Min(steps[i - 1, j], steps[i, j - 1]) + 1, steps[i - 1, j - 1] + wrong);
                if (i > 1 && j > 1 && typed[i - 1] == word[j - 2] && typed[i - 2] == word[j - 1])
                    steps[i, j] = Math.Min(steps[i, j], steps[i - 2, j - 2] + 1);
            }
        }

        return steps[typed.Length, word.Length];
    }
}
