namespace SpanPack;

/// <content>Texts, words and numbers.</content>
internal ref partial struct JsonScanner
{
    private JsonStep BeginString(bool isKey)
    {
        (_place, _isKey) = (JsonPlace.String, isKey);
        return Literal;
    }

    private JsonStep BeginWord(string rest)
    {
        (_place, _isKey) = (JsonPlace.Word, false);
        _word = rest;
        return JsonStep.Value;
    }

    private JsonStep BeginNumber(JsonPlace place)
    {
        (_place, _isKey) = (place, false);
        return JsonStep.Value;
    }

    private JsonStep InString(char character)
    {
        if (character < ' ') return JsonStep.Error;
        if (character == '\\') (_place, _hex) = (JsonPlace.Escape, 0);
        else if (character == '"') _place = _isKey ? JsonPlace.AfterKey : JsonPlace.AfterValue;
        return Literal;
    }

    private JsonStep InEscape(char character)
    {
        const int HexDigits = 4;
        if (_hex > 0)
        {
            if (!char.IsAsciiHexDigit(character)) return JsonStep.Error;
            if (--_hex == 0) _place = JsonPlace.String;
        }
        else if (character == 'u')
        {
            _hex = HexDigits;
        }
        else
        {
            if (character is not ('b' or 'f' or 'n' or 'r' or 't' or '\\' or '/' or '"')) return JsonStep.Error;
            _place = JsonPlace.String;
        }

        return Literal;
    }

    private JsonStep InWord(char character)
    {
        if (character != _word[0]) return JsonStep.Error;
        _word = _word[1..];
        if (_word.IsEmpty) _place = JsonPlace.AfterValue;
        return JsonStep.Value;
    }

    private JsonStep InNumber(char character)
    {
        bool isDigit = char.IsAsciiDigit(character);
        JsonPlace? next = _place switch
        {
            JsonPlace.Minus => !isDigit ? null : character == '0' ? JsonPlace.Zero : JsonPlace.Integer,
            JsonPlace.Point => isDigit ? JsonPlace.Fraction : null,
            JsonPlace.Exponent => isDigit ? JsonPlace.ExponentDigits : character is '+' or '-' ? JsonPlace.ExponentSign : null,
            JsonPlace.ExponentSign => isDigit ? JsonPlace.ExponentDigits : null,
            JsonPlace.Integer when isDigit => _place,
            JsonPlace.Fraction when isDigit => _place,
            JsonPlace.ExponentDigits when isDigit => _place,
            JsonPlace.Zero or JsonPlace.Integer when character == '.' => JsonPlace.Point,
            JsonPlace.Zero or JsonPlace.Integer or JsonPlace.Fraction when character is 'e' or 'E' => JsonPlace.Exponent,
            _ => JsonPlace.AfterValue,
        };
        if (next is not { } place) return JsonStep.Error;
        _place = place;
        return place == JsonPlace.AfterValue ? Next(character) : JsonStep.Value;
    }
}
