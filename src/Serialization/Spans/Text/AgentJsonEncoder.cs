using System.Buffers;
using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;

namespace SpanPack;

/// <summary>
/// Escapes text in JSON as the agent does: quotes, backslashes, control characters and line separators, and in events HTML characters.
/// Other text is not escaped, so that more of it fits.
/// </summary>
internal sealed class AgentJsonEncoder : JavaScriptEncoder
{
    private const int MaxEscape = 6; // \u0000
    private const string ShortForms = "\"\\\b\f\n\r\t";
    private const string ShortNames = "\"\\bfnrt";
    private const string Html = "<>&";
    private const string Separators = "\u2028\u2029";

    private readonly string _escaped;
    private readonly SearchValues<char> _stops; // what is escaped, and surrogates, which may have no other half

    private AgentJsonEncoder(string more)
    {
        _escaped = string.Concat(Enumerable.Range(0, ' ').Select(static code => (char)code)) + "\"\\" + Separators + more;
        _stops = SearchValues.Create(_escaped + string.Concat(Enumerable.Range(0xD800, 0x800).Select(static code => (char)code)));
    }

    /// <summary>Gets the encoder for events.</summary>
    internal static JavaScriptEncoder ForEvents { get; } = new AgentJsonEncoder(Html);

    /// <summary>Gets the encoder for links, and for arrays and pairs as text.</summary>
    internal static JavaScriptEncoder ForTags { get; } = new AgentJsonEncoder(string.Empty);

    /// <inheritdoc/>
    public override int MaxOutputCharactersPerInputCharacter => MaxEscape;

    /// <inheritdoc/>
    public override bool WillEncode(int unicodeScalar)
        => unicodeScalar <= char.MaxValue && _escaped.Contains((char)unicodeScalar, StringComparison.Ordinal);

    /// <inheritdoc/>
    public override unsafe int FindFirstCharacterToEncode(char* text, int textLength)
    {
        var all = new ReadOnlySpan<char>(text, textLength);
        for (int at = 0; at < all.Length; at += 2)
        {
            int next = all[at..].IndexOfAny(_stops);
            if (next < 0) return -1;
            at += next;
            if (at + 1 == all.Length || !char.IsSurrogatePair(all[at], all[at + 1])) return at;
        }

        return -1;
    }

    /// <inheritdoc/>
    public override unsafe bool TryEncodeUnicodeScalar(int unicodeScalar, char* buffer, int bufferLength, out int numberOfCharactersWritten)
    {
        var room = new Span<char>(buffer, bufferLength);
        if (!WillEncode(unicodeScalar)) return new Rune(unicodeScalar).TryEncodeToUtf16(room, out numberOfCharactersWritten);
        int name = ShortForms.IndexOf((char)unicodeScalar, StringComparison.Ordinal);
        return name >= 0
            ? room.TryWrite($"\\{ShortNames[name]}", out numberOfCharactersWritten)
            : room.TryWrite(CultureInfo.InvariantCulture, $"\\u{unicodeScalar:x4}", out numberOfCharactersWritten);
    }
}
