using System.Buffers;

namespace SpanPack;

/// <summary>Scans consecutive JSON documents and reports the role of each character.</summary>
/// <remarks>Nesting costs a byte per level and no recursion.</remarks>
/// <param name="room">Memory for levels of nesting; more is rented.</param>
internal ref partial struct JsonScanner(Span<byte> room)
{
    private readonly Span<byte> _room = room;
    private byte[]? _rented;
    private int _depth;
    private JsonPlace _place = JsonPlace.Value;
    private bool _isKey; // the literal that is being read
    private ReadOnlySpan<char> _word; // the rest of true, false or null
    private int _hex; // digits of an escape that are missing

    private readonly Span<byte> Levels => _rented is null ? _room : _rented;

    private readonly JsonStep Literal => _isKey ? JsonStep.Key : JsonStep.Value;

    /// <summary>Reads the next character.</summary>
    internal JsonStep Next(char character)
    {
        switch (_place)
        {
            case JsonPlace.String: return InString(character);
            case JsonPlace.Escape: return InEscape(character);
            case JsonPlace.Word: return InWord(character);
            case > JsonPlace.Word: return InNumber(character);
        }

        if (character is ' ' or '\t' or '\r' or '\n')
            return _place == JsonPlace.AfterValue && _depth == 0 ? JsonStep.Space : JsonStep.Skipped;
        switch (_place)
        {
            case JsonPlace.Value: return Begin(character);
            case JsonPlace.ValueOrEnd: return character == ']' ? Close(JsonStep.Close, isObject: false) : Begin(character);
            case JsonPlace.KeyOrEnd when character == '}': return Close(JsonStep.Close, isObject: true);
            case JsonPlace.Key or JsonPlace.KeyOrEnd: return character == '"' ? BeginString(isKey: true) : JsonStep.Error;
            case JsonPlace.AfterKey when character == ':':
                _place = JsonPlace.Value;
                return JsonStep.Symbol;
            case JsonPlace.AfterKey: return JsonStep.Error;
            default: return AfterValue(character);
        }
    }

    /// <summary>Ends the text.</summary>
    /// <returns>Whether a document has ended, and no other has started.</returns>
    internal bool Finish() => Next(' ') != JsonStep.Error && _depth == 0 && _place == JsonPlace.AfterValue;

    /// <summary>Returns rented memory to the pool.</summary>
    internal readonly void Return()
    {
        if (_rented is not null) ArrayPool<byte>.Shared.Return(_rented);
    }

    private JsonStep Begin(char character)
    {
        switch (character)
        {
            case '{' or '[': return Open(isObject: character == '{');
            case '"': return BeginString(isKey: false);
            case 't': return BeginWord("rue");
            case 'f': return BeginWord("alse");
            case 'n': return BeginWord("ull");
            case '-': return BeginNumber(JsonPlace.Minus);
            case '0': return BeginNumber(JsonPlace.Zero);
            case >= '1' and <= '9': return BeginNumber(JsonPlace.Integer);
            default: return JsonStep.Error;
        }
    }

    private JsonStep Open(bool isObject)
    {
        if (_depth == Levels.Length)
        {
            byte[] larger = ArrayPool<byte>.Shared.Rent(_depth * 2);
            Levels.CopyTo(larger);
            Return();
            _rented = larger;
        }

        Levels[_depth++] = isObject ? (byte)1 : (byte)0;
        _place = isObject ? JsonPlace.KeyOrEnd : JsonPlace.ValueOrEnd;
        return JsonStep.Symbol;
    }

    private JsonStep Close(JsonStep step, bool isObject)
    {
        if (_depth == 0 || Levels[_depth - 1] == 1 != isObject) return JsonStep.Error;
        _depth--;
        _place = JsonPlace.AfterValue;
        return step;
    }

    private JsonStep AfterValue(char character)
    {
        if (_depth == 0) return Begin(character); // the next document
        if (character is '}' or ']') return Close(JsonStep.Close, isObject: character == '}');
        if (character != ',') return JsonStep.Error;
        _place = Levels[_depth - 1] == 1 ? JsonPlace.Key : JsonPlace.Value;
        return JsonStep.Symbol;
    }
}
