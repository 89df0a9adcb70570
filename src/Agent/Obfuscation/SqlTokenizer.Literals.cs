using System.Buffers;

namespace SpanPack;

/// <content>Numbers, comments and placeholders.</content>
internal ref partial struct SqlTokenizer
{
    private static readonly SearchValues<char> s_octal = SearchValues.Create("01234567");
    private static readonly SearchValues<char> s_decimal = SearchValues.Create("0123456789");
    private static readonly SearchValues<char> s_hexadecimal = SearchValues.Create("0123456789abcdefABCDEF");

    // Digits, and single underscores before further ones: 4_111.
    private void SkipAll(SearchValues<char> digits)
    {
        while (true)
        {
            int length = _text[_at..].IndexOfAnyExcept(digits);
            _at = length < 0 ? _text.Length : _at + length;
            if (!Is('_') || _at + 1 == _text.Length || !digits.Contains(_text[_at + 1])) return;
            _at++;
        }
    }

    private SqlToken Number(int start)
    {
        _at = start;
        if (!TakeIf('0'))
        {
            SkipAll(s_decimal);
            return NumberEnd(start);
        }

        if (TakeIf('x') || TakeIf('X'))
        {
            SkipAll(s_hexadecimal);
            return Symbol(start, SqlToken.Value);
        }

        if (IsBinaryOrOctal())
        {
            _at++;
            SkipAll(s_decimal);
            return Symbol(start, SqlToken.Value);
        }

        SkipAll(s_octal);
        bool isDecimal = Is('8') || Is('9');
        if (isDecimal) SkipAll(s_decimal);
        if (Is('.') || Is('e') || Is('E')) return NumberEnd(start);
        return isDecimal ? SqlToken.Error : Symbol(start, SqlToken.Value);
    }

    // 0b101 and 0o17: the agent hides the zero alone.
    private readonly bool IsBinaryOrOctal()
        => (Is('b') || Is('B') || Is('o') || Is('O')) && SqlCharacters.IsDigit(_text, _at + 1);

    private SqlToken NumberEnd(int start)
    {
        if (!TakeIf('.')) return Exponent(start);
        return Fraction(start);
    }

    private SqlToken Fraction(int start)
    {
        SkipAll(s_decimal);
        return Exponent(start);
    }

    private SqlToken Exponent(int start)
    {
        if (TakeIf('e') || TakeIf('E'))
        {
            if (!TakeIf('+')) TakeIf('-');
            SkipAll(s_decimal);
        }

        return Symbol(start, SqlToken.Value);
    }

    // "->" is a number to the agent. After "-." it takes the next character for the dot: where that would open a quote, the statement is
    // given up, because what follows would stay.
    private SqlToken Minus(int start)
    {
        if (TakeIf('-')) return LineComment();
        if (Is('>')) return Symbol(start, SqlToken.Value);
        if (SqlCharacters.IsDigit(_text, _at)) return Number(_at);
        if (!Is('.') || _at + 1 == _text.Length) return Symbol(start, SqlToken.Operator);
        _at++;
        if (SqlCharacters.IsDigit(_text, _at)) return Fraction(start);
        _swallows = _text[_at] is not ('\'' or '"' or '`' or '$');
        return _swallows ? Symbol(start, SqlToken.Operator) : SqlToken.Error;
    }

    private SqlToken Slash(int start)
    {
        if (TakeIf('/')) return LineComment();
        if (!TakeIf('*')) return Symbol(start, SqlToken.Operator);
        int open = 1;
        while (open > 0)
        {
            int star = _text[_at..].IndexOf('*');
            if (star < 0) return SqlToken.Error;
            bool opens = _nestsComments && star > 0 && _text[_at + star - 1] == '/';
            _at += star + 1;
            if (opens) open++;
            else if (TakeIf('/')) open--;
        }

        return SqlToken.Comment;
    }

    // The character after it is ignored, even if it ends the line.
    private SqlToken Hash()
    {
        if (_at < _text.Length) _at += SqlCharacters.LengthAt(_text, _at);
        return LineComment();
    }

    private SqlToken LineComment()
    {
        int end = _text[_at..].IndexOf('\n');
        _at = end < 0 ? _text.Length : _at + end + 1;
        return SqlToken.Comment;
    }

    // %(name)s and %s
    private SqlToken Percent(int start)
    {
        if (SqlCharacters.IsLetter(_text, _at))
        {
            _at += SqlCharacters.LengthAt(_text, _at);
            return SqlToken.Value;
        }

        if (!TakeIf('(')) return Symbol(start, SqlToken.Operator);
        int end = _text[_at..].IndexOf(')');
        if (end < 0) return SqlToken.Error;
        _at += end + 1;
        if (!SqlCharacters.IsLetter(_text, _at)) return SqlToken.Error;
        _at += SqlCharacters.LengthAt(_text, _at);
        return SqlToken.Value;
    }

    // Calls of procedures, { call p(1) }, keep what is in braces at the beginning of the statement.
    private SqlToken OpenCurly(int start)
    {
        if (_curlys > 0 || (start == 0 && (_at == _text.Length || char.IsAscii(_text[_at]))))
        {
            _curlys++;
            return Symbol(start, SqlToken.Operator);
        }

        int end = _text[_at..].IndexOf('}');
        if (end < 0) return SqlToken.Error;
        _at += end + 1;
        return SqlToken.Value;
    }
}
