using System.Text;

namespace SpanPack;

/// <summary>Scans the text of a filter.</summary>
internal sealed class FilterScanner(string text)
{
    private int _at;

    /// <summary>Gets the position, after white space.</summary>
    internal int At
    {
        get
        {
            while (_at < text.Length && char.IsWhiteSpace(text[_at])) _at++;
            return _at;
        }
    }

    internal bool IsAtEnd => At == text.Length;

    internal bool Is(char sign) => !IsAtEnd && text[_at] == sign;

    internal bool TryTake(char sign)
    {
        if (!Is(sign)) return false;
        _at++;
        return true;
    }

    /// <summary>Reads a character that follows at once.</summary>
    internal bool TryTakeHere(char sign)
    {
        if (_at == text.Length || text[_at] != sign) return false;
        _at++;
        return true;
    }

    internal bool IsKeyword(string word)
    {
        int at = At, end = at + word.Length;
        return string.CompareOrdinal(text, at, word, 0, word.Length) == 0
            && (end == text.Length || char.IsWhiteSpace(text[end]) || text[end] is '(' or ')');
    }

    internal bool TryKeyword(string word)
    {
        if (!IsKeyword(word)) return false;
        _at += word.Length;
        return true;
    }

    /// <summary>Reads a name and the colon after it. A <c>\</c> escapes the next character.</summary>
    /// <returns>The name without escapes; null without one.</returns>
    internal string? TryKey()
    {
        int end = At;
        var key = new StringBuilder();
        while (end < text.Length && !char.IsWhiteSpace(text[end]) && text[end] is not ('"' or '(' or ')' or ':' or '*' or '?'))
        {
            if (text[end] == '\\' && ++end == text.Length) return null;
            key.Append(text[end++]);
        }

        if (end == text.Length || text[end] != ':' || key.Length == 0 || (key.Length == 1 && key[0] == '@')) return null;
        _at = end + 1;
        return key.ToString();
    }

    /// <summary>Reads up to the next white space or one of some characters.</summary>
    internal string TakeWord(string ends)
    {
        int start = _at;
        while (_at < text.Length && !char.IsWhiteSpace(text[_at]) && !ends.Contains(text[_at])) _at++;
        return text[start.._at];
    }

    /// <summary>Reads a text, with or without quotes. Without quotes, <c>*</c> and <c>?</c> are wildcards.</summary>
    /// <exception cref="FilterException">The text is missing.</exception>
    internal TextPattern ReadText()
    {
        int start = _at;
        bool isQuoted = TryTakeHere('"');
        var bytes = new List<byte>();
        var wild = new List<bool>();
        while (_at < text.Length && (isQuoted ? text[_at] != '"' : !char.IsWhiteSpace(text[_at]) && text[_at] is not (')' or '"')))
        {
            bool isEscaped = text[_at] == '\\' && _at + 1 < text.Length;
            if (isEscaped) _at++;
            AddCharacter(bytes, wild, !isQuoted && !isEscaped && (text[_at] is '*' or '?'));
        }

        if (isQuoted && !TryTakeHere('"')) throw new FilterException("the closing '\"' is missing", start);
        if (!isQuoted && bytes.Count == 0)
            throw new FilterException(start == text.Length ? "a value is missing at the end" : "a value is missing", start);
        return new TextPattern([.. bytes], [.. wild]);
    }

    private void AddCharacter(List<byte> bytes, List<bool> wild, bool isWild)
    {
        Span<byte> utf8 = stackalloc byte[4];
        Rune.DecodeFromUtf16(text.AsSpan(_at), out Rune rune, out int length);
        _at += length;
        foreach (byte next in utf8[..rune.EncodeToUtf8(utf8)])
        {
            bytes.Add(next);
            wild.Add(isWild);
        }
    }
}
