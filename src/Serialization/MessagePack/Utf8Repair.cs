using System.Text;
using System.Text.Unicode;

namespace SpanPack;

/// <summary>Decodes UTF-8 as the agent does: each invalid byte becomes one U+FFFD.</summary>
/// <remarks>The framework writes one U+FFFD for each longest incomplete sequence instead, so it decodes only valid parts.</remarks>
internal static class Utf8Repair
{
    private const int MaxStack = 256; // characters

    internal static string GetString(ReadOnlySpan<byte> utf8)
    {
        if (utf8.Length <= MaxStack) return GetShort(utf8);
        return Utf8.IsValid(utf8) ? Encoding.UTF8.GetString(utf8) : Repair(utf8);
    }

    // One pass that checks and decodes, where the framework takes one to check, one to count and one to decode.
    private static string GetShort(ReadOnlySpan<byte> utf8)
    {
        Span<char> text = stackalloc char[MaxStack]; // no more characters than bytes
        bool isValid =
            Utf8.ToUtf16(utf8, text, out _, out int length, replaceInvalidSequences: false) == System.Buffers.OperationStatus.Done;
        return isValid ? new string(text[..length]) : Repair(utf8);
    }

    private static string Repair(ReadOnlySpan<byte> utf8)
    {
        var text = new StringBuilder(utf8.Length);
        Span<char> character = stackalloc char[2];
        while (!utf8.IsEmpty)
        {
            bool isValid = Rune.DecodeFromUtf8(utf8, out Rune rune, out int byteCount) == System.Buffers.OperationStatus.Done;
            if (isValid) text.Append(character[..rune.EncodeToUtf16(character)]);
            else text.Append('\ufffd', byteCount);
            utf8 = utf8[byteCount..];
        }

        return text.ToString();
    }
}
