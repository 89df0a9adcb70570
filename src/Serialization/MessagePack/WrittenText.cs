using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Unicode;

namespace SpanPack;

/// <summary>Compares strings with text that was written earlier. Every read is within the given bytes.</summary>
internal static class WrittenText
{
    private const int MaxUtf8PerChar = 3; // a surrogate pair is 4 bytes for 2 characters; a lone surrogate becomes U+FFFD, 3 bytes
    private const int PartSize = 256;

    /// <summary>Gets the UTF-8 of the string at the start of bytes.</summary>
    internal static ReadOnlySpan<byte> Of(ReadOnlySpan<byte> bytes) => bytes.Slice(StringHeader.Read(bytes, out int byteCount), byteCount);

    /// <summary>
    /// Returns whether bytes start with a string as it is written: with its header, and with U+FFFD for each lone surrogate.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Is(ReadOnlySpan<byte> bytes, string value)
    {
        ReadOnlySpan<byte> utf8 = Of(bytes);
        // Characters beyond ASCII have two bytes or more, so text with as many bytes as the string has characters is equal only if both are
        // ASCII.
        return utf8.Length == value.Length ? Ascii.Equals(utf8, value) : utf8.Length > value.Length && IsWide(utf8, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsWide(ReadOnlySpan<byte> utf8, ReadOnlySpan<char> value)
    {
        if (utf8.Length > (long)value.Length * MaxUtf8PerChar) return false;
        Span<byte> part = stackalloc byte[PartSize];
        while (!value.IsEmpty)
        {
            Utf8.FromUtf16(value, part, out int read, out int written, replaceInvalidSequences: true);
            if (!utf8.StartsWith(part[..written])) return false;
            value = value[read..];
            utf8 = utf8[written..];
        }

        return utf8.IsEmpty;
    }
}
