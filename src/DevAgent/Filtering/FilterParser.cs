namespace SpanPack;

/// <summary>Reads filters: conditions joined by AND, OR and NOT.</summary>
internal sealed class FilterParser
{
    private readonly FilterScanner _scanner;
    private readonly List<FilterCondition> _conditions = [];
    private readonly List<int> _program = [];
    private int _depth;

    private FilterParser(string text) => _scanner = new FilterScanner(text);

    /// <exception cref="FilterException">The filter cannot be read.</exception>
    internal static Filter Parse(string? text)
    {
        if (string.IsNullOrWhiteSpace(text) || text.AsSpan().Trim() is "*") return Filter.All;
        if (text.Length > Filter.MaxUnits) throw new FilterException($"a filter has at most {Filter.MaxUnits} characters", Filter.MaxUnits);
        var parser = new FilterParser(text);
        ulong required = parser.ReadOr();
        if (!parser._scanner.IsAtEnd) throw new FilterException("a '(' is missing before this ')'", parser._scanner.At);
        return new Filter([.. parser._conditions], [.. parser._program], required);
    }

    // Each returns the conditions without which what it read does not fit.
    private ulong ReadOr()
    {
        ulong required = ReadAnd();
        while (_scanner.TryKeyword("OR"))
        {
            required &= ReadAnd();
            _program.Add(Filter.Or);
        }

        return required;
    }

    private ulong ReadAnd()
    {
        ulong required = ReadNot();
        while (!_scanner.IsAtEnd && !_scanner.Is(')') && !_scanner.IsKeyword("OR"))
        {
            _ = _scanner.TryKeyword("AND");
            required |= ReadNot();
            _program.Add(Filter.And);
        }

        return required;
    }

    private ulong ReadNot()
    {
        int count = 0;
        while (_scanner.TryKeyword("NOT") || _scanner.TryTake('-')) count++;
        ulong required = ReadPrimary();
        if (count % 2 == 0) return required;
        _program.Add(Filter.Not);
        return 0;
    }

    private ulong ReadPrimary()
    {
        if (_scanner.IsAtEnd) throw new FilterException("a condition is missing", _scanner.At);
        int at = _scanner.At;
        if (!_scanner.TryTake('(')) return ReadCondition();
        if (++_depth > Filter.MaxDepth) throw new FilterException($"parentheses nest at most {Filter.MaxDepth} levels", at);
        ulong required = ReadOr();
        if (!_scanner.TryTake(')')) throw new FilterException("a ')' is missing", _scanner.At);
        _depth--;
        return required;
    }

    private ulong ReadCondition()
    {
        int at = _scanner.At;
        if (_scanner.TryKey() is not { } key) return Add(new FilterCondition(FilterTarget.Text, [], _scanner.ReadText(), null), at);
        FilterTarget target = FilterKeys.Find(key);
        byte[] name = System.Text.Encoding.UTF8.GetBytes(key.StartsWith('@') ? key[1..] : key);
        if (!_scanner.TryTakeHere('(')) return Add(FilterValue.Read(_scanner, target, name), at);
        ulong required = Add(FilterValue.Read(_scanner, target, name), at);
        while (_scanner.TryKeyword("OR"))
        {
            at = _scanner.At;
            required &= Add(FilterValue.Read(_scanner, target, name), at);
            _program.Add(Filter.Or);
        }

        if (!_scanner.TryTake(')')) throw new FilterException("OR or ')' is missing", _scanner.At);
        return required;
    }

    private ulong Add(FilterCondition condition, int at)
    {
        if (_conditions.Count == Filter.MaxConditions)
            throw new FilterException($"a filter has at most {Filter.MaxConditions} conditions", at);
        _program.Add(_conditions.Count);
        _conditions.Add(condition);
        return 1UL << (_conditions.Count - 1);
    }
}
