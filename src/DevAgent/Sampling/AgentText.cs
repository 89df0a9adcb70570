using System.Text;

namespace SpanPack;

/// <summary>The agent's normalisation of services and environments, without its corner cases.</summary>
internal static class AgentText
{
    private const int MaxCharacters = 100;

    /// <summary>Makes lower case of letters, keeps digits and <c>-./:</c>, folds runs of anything else into one <c>_</c>, and cuts after 100 characters.</summary>
    internal static string Normalize(string? text)
    {
        var result = new StringBuilder();
        int count = 0;
        foreach (Rune rune in (text ?? string.Empty).EnumerateRunes())
        {
            if (count++ == MaxCharacters) break;
            if (Rune.IsLetter(rune) || Rune.IsDigit(rune) || rune.Value is '-' or '.' or '/' or ':') result.Append(Rune.ToLowerInvariant(rune));
            else if (result.Length == 0 || result[^1] != '_') result.Append('_');
        }

        return result.ToString().TrimEnd('_');
    }
}
