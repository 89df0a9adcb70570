namespace SpanPack;

/// <summary>Splits a statement as the agent's tokenizer does, without a dialect.</summary>
/// <param name="text">The statement.</param>
/// <param name="scratch">Receives texts in quotes that have escapes.</param>
/// <param name="literalEscapes">Whether a backslash in quotes is an ordinary character.</param>
/// <param name="nestsComments">Whether comments nest.</param>
/// <remarks>Reads each character a bounded number of times, without recursion.</remarks>
internal ref partial struct SqlTokenizer(ReadOnlySpan<char> text, TextSink scratch, bool literalEscapes, bool nestsComments)
{
    private readonly ReadOnlySpan<char> _text = text;
    private readonly bool _literalEscapes = literalEscapes;
    private readonly bool _nestsComments = nestsComments;
    private TextSink _scratch = scratch;
    private int _at; // the next character
    private int _curlys; // open ones of the top level
    private bool _swallows; // after "-." the next character belongs to the dot

    /// <summary>Gets whether a text in quotes had a backslash.</summary>
    internal bool HasSeenEscape { get; private set; }

    /// <summary>Gets the text of the last token; valid until the next one.</summary>
    internal ReadOnlySpan<char> Token { get; private set; }

    /// <summary>Returns rented memory to the pool.</summary>
    internal void Return() => _scratch.Return();

    /// <summary>Reads the next token.</summary>
    internal SqlToken Next()
    {
        if (_swallows) return NextSwallowed();
        if (_at > 0 && Is('\0')) _at++;
        ReadOnlySpan<char> text = _text;
        int start = _at;
        while ((uint)start < (uint)text.Length && char.IsWhiteSpace(text[start])) start++;
        _at = start;
        if ((uint)start >= (uint)text.Length) return SqlToken.End;
        char first = text[start];
        if (SqlCharacters.IsFirstLetter(text, start))
        {
            int end = SqlCharacters.EndOfWord(text, start + SqlCharacters.LengthAt(text, start));
            _at = end;
            ReadOnlySpan<char> word = text[start..end];
            Token = word;
            return SqlCharacters.KindOf(word);
        }

        if (char.IsAsciiDigit(first)) return Number(start);
        _at++;
        return first switch
        {
            '\'' => SingleQuoted(start),
            '"' => Quoted('"', SqlToken.DoubleQuoted),
            '`' => Quoted('`', SqlToken.Name),
            ',' => Symbol(start, SqlToken.Comma),
            ';' => Symbol(start, SqlToken.Semicolon),
            '(' => Symbol(start, SqlToken.Open),
            ')' => Symbol(start, SqlToken.Close),
            '[' => OpenBracket(start),
            ']' => Symbol(start, SqlToken.CloseBracket),
            '=' => Symbol(start, SqlToken.Equal),
            '?' => Symbol(start, SqlToken.Value),
            '+' or '*' or '&' or '|' or '^' => Symbol(start, SqlToken.Operator),
            _ => NextOther(first, start),
        };
    }

    private SqlToken NextOther(char first, int start) => first switch
    {
        '.' => SqlCharacters.IsDigit(_text, _at) ? Fraction(start) : Symbol(start, SqlToken.Operator),
        '-' => Minus(start),
        '/' => Slash(start),
        '#' => Hash(),
        ':' => Colon(start),
        '<' => Less(start),
        '>' => TakeIf('=') ? Symbol(start, SqlToken.Operator) : Symbol(start, SqlToken.Operator),
        '!' => Not(start),
        '~' => TakeIf('*') ? Symbol(start, SqlToken.Operator) : Symbol(start, SqlToken.Operator),
        '%' => Percent(start),
        '$' => SqlCharacters.IsDigit(_text, _at) ? Number(_at) : DollarQuoted(),
        '{' => OpenCurly(start),
        '}' => _curlys-- > 0 ? Symbol(start, SqlToken.Operator) : SqlToken.Error,
        _ => SqlToken.Error,
    };

    private SqlToken NextSwallowed()
    {
        _swallows = false;
        int start = _at;
        _at += SqlCharacters.LengthAt(_text, start);
        return SqlCharacters.IsDigit(_text, _at) ? Fraction(start) : Symbol(start, SqlToken.Operator);
    }

    private readonly bool Is(char character) => (uint)_at < (uint)_text.Length && _text[_at] == character;

    private bool TakeIf(char character)
    {
        if (!Is(character)) return false;
        _at++;
        return true;
    }

    private SqlToken Symbol(int start, SqlToken kind)
    {
        Token = _text[start.._at];
        return kind;
    }

    private SqlToken Less(int start)
    {
        if (!TakeIf('>') && TakeIf('=')) TakeIf('>');
        return Symbol(start, SqlToken.Operator);
    }

    private SqlToken Not(int start)
    {
        if (TakeIf('=')) return Symbol(start, SqlToken.Operator);
        if (TakeIf('~'))
        {
            TakeIf('*');
            return Symbol(start, SqlToken.Operator);
        }

        if (_at == _text.Length) return SqlToken.Error;
        bool mayFollow = _text[_at] is '(' or '`' or '\'' or '"' or '+' or '-' || char.IsWhiteSpace(_text[_at])
            || SqlCharacters.IsLetter(_text, _at) || SqlCharacters.IsDigit(_text, _at);
        return mayFollow ? Symbol(start, SqlToken.Operator) : SqlToken.Error;
    }

    private SqlToken Colon(int start)
    {
        if (TakeIf(':')) return Symbol(start, SqlToken.Operator);
        if (_at < _text.Length && (char.IsWhiteSpace(_text[_at]) || _text[_at] == '=')) return Symbol(start, SqlToken.Colon);
        if (!SqlCharacters.IsLetter(_text, _at) && !SqlCharacters.IsDigit(_text, _at)) return SqlToken.Error;
        while (SqlCharacters.IsLetter(_text, _at) || SqlCharacters.IsDigit(_text, _at) || Is('.'))
            _at += SqlCharacters.LengthAt(_text, _at);
        return Symbol(start, SqlToken.Operator);
    }
}
