using System.Buffers;

namespace SpanPack;

/// <summary>Splits Redis commands: one per line, arguments after spaces, unless they are in double quotes.</summary>
/// <param name="text">The commands, without white space around them.</param>
internal ref struct RedisTokenizer(ReadOnlySpan<char> text)
{
    private static readonly SearchValues<char> s_special = SearchValues.Create(" \n\"\\");

    private readonly ReadOnlySpan<char> _text = text;
    private int _at;
    private bool _isArgument;

    /// <summary>Reads the next token.</summary>
    /// <param name="isCommand">Whether it is the name of a command.</param>
    /// <param name="isLast">Whether it is the last token.</param>
    internal ReadOnlySpan<char> Next(out bool isCommand, out bool isLast)
    {
        isCommand = !_isArgument;
        int start = _at;
        int end = isCommand ? EndOfCommand(ref start) : EndOfArgument();
        isLast = end == _text.Length;
        return _text[start..end];
    }

    private int EndOfCommand(ref int start)
    {
        if (_at < _text.Length && _text[_at] == ' ')
        {
            SkipSpaces(); // and a line break after them
            start = _at;
        }

        for (; _at < _text.Length; _at++)
        {
            if (_text[_at] == '\n') return _at++;
            if (_text[_at] != ' ') continue;
            int end = _at;
            _isArgument = true;
            SkipSpaces();
            return end;
        }

        return _at;
    }

    private int EndOfArgument()
    {
        int plain = _text[_at..].IndexOfAny(s_special);
        _at = plain < 0 ? _text.Length : _at + plain;
        bool isQuoted = false;
        bool isEscaped = false;
        for (; _at < _text.Length; _at++)
        {
            char character = _text[_at];
            if (character == '\\' && !isEscaped)
            {
                isEscaped = true;
                continue;
            }

            if (character == '"' && !isEscaped) isQuoted = !isQuoted;
            isEscaped = false;
            if (isQuoted || character is not ('\n' or ' ')) continue;
            int end = _at;
            if (character == ' ')
            {
                SkipSpaces();
                return end;
            }

            _at++;
            _isArgument = false;
            return end;
        }

        return _at;
    }

    private void SkipSpaces()
    {
        while (_text[_at] is ' ' or '\t' or '\r') _at++; // the last character is none of them
        if (_text[_at] != '\n') return;
        _at++;
        _isArgument = false;
    }
}
