namespace SpanPack;

/// <summary>Text with wildcards, compared as UTF-8 bytes.</summary>
internal sealed class TextPattern
{
    private readonly byte[] _bytes;
    private readonly bool[] _isWild; // '*' and '?' that stand for others

    internal TextPattern(byte[] bytes, bool[] isWild)
    {
        (_bytes, _isWild) = (bytes, isWild);
        HasWild = Array.IndexOf(isWild, true) >= 0;
    }

    internal bool HasWild { get; }

    /// <summary>Gets the text if it has no wildcards.</summary>
    internal ReadOnlySpan<byte> Utf8 => _bytes;

    /// <summary>Gets whether it matches every text.</summary>
    internal bool IsAny => _bytes is [(byte)'*'] && _isWild[0];

    /// <summary>Gets the longest part that every matching text contains.</summary>
    internal ReadOnlySpan<byte> LongestPart
    {
        get
        {
            ReadOnlySpan<byte> longest = default;
            for (int start = 0, i = 0; i <= _bytes.Length; i++)
            {
                if (i < _bytes.Length && !_isWild[i]) continue;
                if (i - start > longest.Length) longest = _bytes.AsSpan(start, i - start);
                start = i + 1;
            }

            return longest;
        }
    }

    /// <summary>Returns the pattern with ASCII letters in lower case.</summary>
    internal TextPattern ToLower()
        => new(Array.ConvertAll(_bytes, static unit => char.IsAsciiLetterUpper((char)unit) ? (byte)(unit | 0x20) : unit), _isWild);

    internal bool Fits(ReadOnlySpan<byte> text)
    {
        if (!HasWild) return text.SequenceEqual(_bytes);
        int at = 0, next = 0, star = -1, retry = 0;
        while (at < text.Length)
        {
            if (next < _bytes.Length && _isWild[next] && _bytes[next] == '*')
            {
                (star, retry) = (next++, at);
            }
            else if (next < _bytes.Length && (_isWild[next] || _bytes[next] == text[at]))
            {
                at += _isWild[next] ? CharacterLength(text[at..]) : 1;
                next++;
            }
            else if (star >= 0)
            {
                (next, at) = (star + 1, ++retry); // the last '*' takes one more
            }
            else
            {
                return false;
            }
        }

        while (next < _bytes.Length && _isWild[next] && _bytes[next] == '*') next++;
        return next == _bytes.Length;
    }

    private static int CharacterLength(ReadOnlySpan<byte> text)
    {
        int length = 1;
        while (length < text.Length && length < 4 && (text[length] & 0xC0) == 0x80) length++;
        return length;
    }
}
