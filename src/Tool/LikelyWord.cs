using F23.StringSimilarity;

namespace SpanPack.Tool;

/// <summary>Finds known words that are similar to a mistyped one.</summary>
internal static class LikelyWord
{
    private static readonly OptimalStringAlignment s_steps = new();

    /// <summary>Returns a suggestion: <c> Did you mean 'dump'?</c>, with a leading space; empty when no word is similar.</summary>
    internal static string Question(string typed, IEnumerable<string> known)
    {
        (string Word, int Distance)[] near =
            [.. known.Select(word => (word, Distance(typed, word))).Where(one => one.Item2 <= Math.Max(1, one.word.Trim('-').Length / 3))];
        if (near.Length == 0) return string.Empty;
        int least = near.Min(static one => one.Distance);
        return $" Did you mean {string.Join(" or ", near.Where(one => one.Distance == least).Select(static one => $"'{one.Word}'"))}?";
    }

    // The beginning of a word is one step away from it. Else a step is a letter that is wrong, missing, too many, or swapped with its
    // neighbour.
    private static int Distance(string typed, string word)
    {
        bool isBeginning = typed.Trim('-').Length > 1 && word.StartsWith(typed, StringComparison.OrdinalIgnoreCase);
        if (isBeginning) return word.Length == typed.Length ? 0 : 1;
        return (int)s_steps.Distance(typed.ToLowerInvariant(), word);
    }
}
