namespace SpanPack;

/// <summary>Decides which tokens of a statement are kept, replaced or removed, in the order of the agent's filters.</summary>
/// <param name="hidesDoubleQuotes">Whether texts in double quotes are values.</param>
internal struct SqlFilter(bool hidesDoubleQuotes)
{
    private readonly bool _hidesDoubleQuotes = hidesDoubleQuotes;
    private SqlPassword _password;
    private SqlToken _last;
    private int _values; // of the group
    private int _groups; // one after the other

    /// <summary>Filters the statement that a tokenizer reads.</summary>
    /// <returns>Whether the statement was readable and is not empty.</returns>
    internal bool Run(scoped ref SqlTokenizer tokens, scoped ref TextSink output)
    {
        while (true)
        {
            SqlToken token = tokens.Next();
            if (token == SqlToken.End) return output.Length > 0;
            if (token == SqlToken.Error) return false;
            if (token != SqlToken.Comment && _password.Take(token, tokens.Token)) token = SqlToken.Value;
            bool stays = true;
            if (!Discard(ref token, ref stays)) return false;
            bool isReplaced = Replace(ref token, ref stays);
            bool opensQuery = Group(ref token, ref stays);
            if (stays)
            {
                if (output.Length > 0 && token != SqlToken.Comma && (token != SqlToken.Equal || _last != SqlToken.Colon)) output.Add(' ');
                if (opensQuery) output.Add("( ");
                if (isReplaced) output.Add('?');
                else output.Add(tokens.Token);
            }

            _last = token;
        }
    }

    // Comments, semicolons and AS with what follows it. False for a name in brackets that is none.
    private readonly bool Discard(ref SqlToken token, ref bool stays)
    {
        if (_last == SqlToken.FilteredBracket && token != SqlToken.CloseBracket)
        {
            if (token != SqlToken.Name) return false;
            (token, stays) = (SqlToken.FilteredBracket, false);
            return true;
        }

        if (_last is SqlToken.As or SqlToken.FilteredBracket)
        {
            (token, stays) = (token == SqlToken.OpenBracket ? SqlToken.FilteredBracket : SqlToken.Filtered, false);
            return true;
        }

        switch (token)
        {
            case SqlToken.Comment:
                (token, stays) = (SqlToken.Filtered, false);
                break;
            case SqlToken.Semicolon:
                (token, stays) = (SqlToken.Grouped, false);
                break;
            case SqlToken.As:
                stays = false;
                break;
        }

        return true;
    }

    private readonly bool Replace(ref SqlToken token, ref bool stays)
    {
        bool isText = token == SqlToken.DoubleQuoted && (_hidesDoubleQuotes || _last == SqlToken.Equal);
        if (!isText && token != SqlToken.Value && _last != SqlToken.Savepoint) return false;
        (token, stays) = (token == SqlToken.Open ? SqlToken.GroupedOpen : SqlToken.Grouped, true);
        return true;
    }

    // One "?" of several values, one group of several groups.
    private bool Group(ref SqlToken token, ref bool stays)
    {
        bool isGrouped = token is SqlToken.Grouped or SqlToken.GroupedOpen;
        if ((_last == SqlToken.Open && isGrouped) || (token == SqlToken.Open && _groups > 0)) _groups++;
        if (_groups > 0 && _last == SqlToken.GroupedOpen && token is (SqlToken.Query or SqlToken.Name))
        {
            (_values, _groups) = (0, 0);
            return true;
        }

        if (isGrouped)
        {
            if (++_values > 1) Drop(ref token, ref stays);
        }
        else if ((_values > 0 && token == SqlToken.Comma) || _groups > 1)
        {
            Drop(ref token, ref stays);
        }
        else if (token is not (SqlToken.Comma or SqlToken.Open or SqlToken.Close))
        {
            (_values, _groups) = (0, 0);
        }

        return false;
    }

    private static void Drop(ref SqlToken token, ref bool stays)
        => (token, stays) = (token == SqlToken.Open ? SqlToken.GroupedOpen : SqlToken.Grouped, false);
}
