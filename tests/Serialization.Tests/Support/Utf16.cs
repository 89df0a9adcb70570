using System.Text;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>What text becomes on the wire.</summary>
internal static class Utf16
{
    /// <summary>The text with U+FFFD for each lone surrogate.</summary>
    internal static string Repair(string text)
    {
        var repaired = new StringBuilder(text.Length);
        for (int i = 0; i < text.Length; i++)
        {
            bool isPair = char.IsHighSurrogate(text[i]) && i + 1 < text.Length && char.IsLowSurrogate(text[i + 1]);
            if (isPair) repaired.Append(text[i]).Append(text[++i]);
            else repaired.Append(char.IsSurrogate(text[i]) ? '\ufffd' : text[i]);
        }

        return repaired.ToString();
    }
}
