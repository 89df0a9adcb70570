using System.Text;

namespace SpanPack;

/// <summary>The change that the agent makes to an environment. Source: docs/protocol.md#changes-to-a-span.</summary>
internal static class EnvironmentCheck
{
    private const int MaxCharacters = 200;
    private const int MaxBytes = 2 * MaxCharacters; // the character that reaches it is the last

    /// <returns>The change, or null for none.</returns>
    internal static string? Find(string environment)
    {
        string kept = TagNormalization.Normalize(Cut(environment), int.MaxValue);
        return kept == environment ? null : $"not in normal form: becomes '{kept}'";
    }

    private static string Cut(string text)
    {
        (int units, int characters, int bytes) = (0, 0, 0);
        foreach (Rune rune in text.EnumerateRunes())
        {
            if (characters == MaxCharacters || bytes >= MaxBytes) return text[..units];
            units += rune.Utf16SequenceLength;
            bytes += rune.Utf8SequenceLength;
            characters++;
        }

        return text;
    }
}
