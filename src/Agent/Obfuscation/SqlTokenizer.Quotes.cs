namespace SpanPack;

/// <content>Texts in quotes.</content>
internal ref partial struct SqlTokenizer
{
    private SqlToken DollarQuoted()
    {
        if (Quoted('$', SqlToken.Value) == SqlToken.Error) return SqlToken.Error;
        ReadOnlySpan<char> tag = Token;
        bool isEmpty = tag.SequenceEqual("$$");
        int matched = 0;
        int length = isEmpty ? 2 : tag.Length + 2;
        while (_at < _text.Length)
        {
            char wanted = isEmpty || matched == 0 || matched == length - 1 ? '$' : tag[matched - 1];
            if (!char.IsAscii(wanted)) return SqlToken.Error; // the agent compares bytes, and never finds it
            int size = SqlCharacters.LengthAt(_text, _at);
            // and of a character its last one
            char low = (char)(size == 2 ? char.ConvertToUtf32(_text[_at], _text[_at + 1]) & 0xFF : _text[_at] & 0xFF);
            _at += size;
            if (low != wanted) matched = 0;
            else if (++matched == length) return SqlToken.Value;
        }

        return SqlToken.Error;
    }

    // Oracle's q'[it's]' and nq'!it's!', whose quotes within are part of the text. In other databases no word q comes before a quote.
    private SqlToken SingleQuoted(int start)
    {
        const int Longest = 32_767; // bytes of a literal of Oracle
        if (!IsAfterQ(start) || start + 1 >= _text.Length) return Quoted('\'', SqlToken.Value);
        char first = _text[start + 1];
        char last = first switch { '[' => ']', '{' => '}', '(' => ')', '<' => '>', _ => first };
        if (first == '\'' || char.IsWhiteSpace(first)) return Quoted('\'', SqlToken.Value);
        ReadOnlySpan<char> rest = _text[(start + 2)..];
        // Looked for without a limit, the ends that many of them lack would take time by the square of the statement's length.
        bool isLong = rest.Length > Longest + 2;
        int end = (isLong ? rest[..(Longest + 2)] : rest).IndexOf([last, '\'']);
        if (end < 0) return isLong ? SqlToken.Error : Quoted('\'', SqlToken.Value);
        _at = start + 2 + end + 2;
        return Symbol(start, SqlToken.Value);
    }

    // A name of SQL Server with an apostrophe, [Driver's License], is one token: later quotes would be read the other way round. Others,
    // and arrays such as [E'a', 'b]c'], are read part by part, as by the agent.
    private SqlToken OpenBracket(int start)
    {
        const int Longest = 128; // of a name in SQL Server
        ReadOnlySpan<char> rest = _text[_at..Math.Min(_text.Length, _at + Longest + 1)];
        int end = rest.IndexOf(']');
        int quote = end < 0 ? -1 : rest[..end].IndexOf('\'');
        bool isName = quote > 0 && char.IsLetter(rest[quote - 1]) && rest[..end].Count('\'') % 2 == 1
            && !(rest[quote - 1] is 'E' or 'e' or 'N' or 'n' or 'B' or 'b' or 'X' or 'x' && !SqlCharacters.IsLetter(rest, quote - 2));
        if (!isName) return Symbol(start, SqlToken.OpenBracket);
        _at += end + 1;
        return Symbol(start, SqlToken.Name);
    }

    private readonly bool IsAfterQ(int place)
    {
        if (place == 0 || (_text[place - 1] | 0x20) != 'q') return false;
        int before = place - 2;
        if (before >= 0 && (_text[before] | 0x20) == 'n') before--;
        return before < 0 || SqlCharacters.EndOfWord(_text, before) == before;
    }

    private SqlToken Quoted(char quote, SqlToken kind)
    {
        _scratch.Clear();
        int start = _at;
        while (true)
        {
            int found = _text[_at..].IndexOfAny(quote, '\\');
            if (found < 0) return SqlToken.Error;
            _at += found + 1;
            if (_text[_at - 1] == quote)
            {
                if (!Is(quote)) break;
                _scratch.Add(_text[start.._at]); // with one of the two
                start = ++_at;
                continue;
            }

            HasSeenEscape = true;
            if (_literalEscapes) continue;
            if (_at == _text.Length) return SqlToken.Error;
            _scratch.Add(_text[start..(_at - 1)]);
            start = _at;
            _at += SqlCharacters.LengthAt(_text, _at);
        }

        ReadOnlySpan<char> rest = _text[start..(_at - 1)];
        if (_scratch.Length > 0) _scratch.Add(rest);
        Token = _scratch.Length > 0 ? _scratch.Text : rest;
        if (Token.IsWhiteSpace()) Token = quote switch { '"' => "\"\"", '`' => "``", '$' => "$$", _ => "''" };
        return kind;
    }
}
