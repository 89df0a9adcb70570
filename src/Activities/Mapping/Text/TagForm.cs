using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>The form that the agent gives values of tags: lower case, and one <c>_</c> for each run of what is not allowed. Source: the agent's normalizing of tags.</summary>
internal static class TagForm
{
    private const int MaxCharacters = 200;
    private const int MaxBytes = 400;

    /// <summary>Gives a text this form; the text itself when it has it already.</summary>
    internal static string Of(string text) => HasForm(text) ? text : Build(text);

    /// <summary>Gives a text this form; null where nothing is left of it.</summary>
    internal static string? Find(string text) => Of(text) is { Length: > 0 } form ? form : null;

    /// <summary>Whether anything of a text stays in this form.</summary>
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
        => rune.Value is ':' or '.' or '/' or '-' || Rune.IsLetter(rune) || Rune.GetUnicodeCategory(rune) == UnicodeCategory.DecimalDigitNumber;
}
