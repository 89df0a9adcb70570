using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;

namespace SpanPack;

/// <summary>
/// Escapes text in JSON as little as possible, except invisible characters and those that change the direction of text. The tree output
/// escapes the same characters.
/// </summary>
internal sealed class JsonText : JavaScriptEncoder
{
    private JsonText()
    {
    }

    internal static JavaScriptEncoder Encoder { get; } = new JsonText();

    public override int MaxOutputCharactersPerInputCharacter => UnsafeRelaxedJsonEscaping.MaxOutputCharactersPerInputCharacter;

    public override bool WillEncode(int unicodeScalar) => UnsafeRelaxedJsonEscaping.WillEncode(unicodeScalar) || IsInvisible(unicodeScalar);

    public override unsafe int FindFirstCharacterToEncode(char* text, int textLength)
    {
        int first = UnsafeRelaxedJsonEscaping.FindFirstCharacterToEncode(text, textLength);
        var plain = new ReadOnlySpan<char>(text, first < 0 ? textLength : first);
        int start = plain.IndexOfAnyExceptInRange('\0', '\x7f');
        while (start >= 0 && start < plain.Length)
        {
            Rune.DecodeFromUtf16(plain[start..], out Rune rune, out int length);
            if (IsInvisible(rune.Value)) return start;
            start += length;
        }

        return first;
    }

    public override unsafe bool TryEncodeUnicodeScalar(int unicodeScalar, char* buffer, int bufferLength, out int numberOfCharactersWritten)
    {
        if (!IsInvisible(unicodeScalar))
            return UnsafeRelaxedJsonEscaping.TryEncodeUnicodeScalar(unicodeScalar, buffer, bufferLength, out numberOfCharactersWritten);
        Span<char> units = stackalloc char[2];
        units = units[..new Rune(unicodeScalar).EncodeToUtf16(units)];
        numberOfCharactersWritten = 0;
        foreach (char unit in units)
        {
            if (!new Span<char>(buffer, bufferLength)[numberOfCharactersWritten..].TryWrite(CultureInfo.InvariantCulture,
                $"\\u{(int)unit:x4}", out int written))
                return false;
            numberOfCharactersWritten += written;
        }

        return true;
    }

    private static bool IsInvisible(int scalar)
        => scalar > 0x7F && Rune.IsValid(scalar) && Rune.GetUnicodeCategory(new Rune(scalar)) == UnicodeCategory.Format;
}
