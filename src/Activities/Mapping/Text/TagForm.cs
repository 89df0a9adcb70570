using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>
/// Normalizes values of tags as the agent does: lower case, and one <c>_</c> for each run of characters that are not allowed. Source: the
/// agent's normalization of tags.
/// </summary>
internal static class TagForm
{
    private const int MaxCharacters = 200;
    private const int MaxBytes = 400;

    /// <summary>Normalizes a text; the same object if it is normalized already.</summary>
    internal static string Of(string text) => HasForm(text) ? text : Build(text);

    /// <summary>Normalizes a text; null if nothing remains.</summary>
    internal static string? Find(string text) => Of(text) is { Length: > 0 } form ? form : null;

    /// <summary>Returns whether a normalized text is empty.</summary>
    internal static bool IsEmpty(string text)
    {
        foreach (Rune rune in text.EnumerateRunes())
        {
            if (IsAllowed(rune)) return false;
        }

        return true;
    }

    private static bool HasForm(string text)
    {
        if (text.Length > MaxCharacters) return false;
        foreach (char c in text)
        {
            if (c is not ((>= 'a' and <= 'z') or (>= '0' and <= '9') or '.' or '-' or ':' or '/')) return false;
        }

        return true;
    }

    private static string Build(string text)
    {
        var result = new StringBuilder(Math.Min(text.Length, MaxCharacters));
        int characters = 0, bytes = 0;
        bool isOpen = false; // an underscore is owed
        foreach (Rune rune in text.EnumerateRunes())
        {
            if (characters == MaxCharacters || bytes >= MaxBytes) break;
            Rune lower = Lower(rune);
            if (!IsAllowed(lower))
            {
                if (isOpen) continue;
                isOpen = true;
                result.Append('_');
                characters++;
                bytes++;
                continue;
            }

            if (bytes + lower.Utf8SequenceLength > MaxBytes) break;
            isOpen = false;
            result.Append(lower.ToString());
            characters++;
            bytes += lower.Utf8SequenceLength;
        }

        if (isOpen) result.Length--;
        return result.ToString();
    }

    private static Rune Lower(Rune rune)
    {
        Rune lower = Rune.ToLowerInvariant(rune);
        return lower.Utf8SequenceLength == rune.Utf8SequenceLength ? lower : rune;
    }

    private static bool IsAllowed(Rune rune)
        => rune.Value is ':' or '.' or '/' or '-' || Rune.IsLetter(rune)
            || Rune.GetUnicodeCategory(rune) == UnicodeCategory.DecimalDigitNumber;
}
