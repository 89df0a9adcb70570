using System.Text.Json;

namespace SpanPack;

/// <summary>The items of a JSON array, or the fields of an object, one after the other, as raw bytes. For one thread.</summary>
internal ref struct JsonItems
{
    private readonly ReadOnlySpan<byte> _json;
    private readonly bool _isObject;
    private Utf8JsonReader _reader;
    private Utf8JsonReader _name;

    private JsonItems(ReadOnlySpan<byte> json, JsonTokenType kind, string what)
    {
        _json = json;
        _isObject = kind == JsonTokenType.StartObject;
        _reader = ConfigurationValue.Open(json);
        if (_reader.TokenType != kind) throw new InvalidConfigurationException($"{what} is not an {(_isObject ? "object" : "array")}");
    }

    /// <summary>Gets the bytes of the item.</summary>
    public ReadOnlySpan<byte> Current { get; private set; }

    /// <summary>Starts reading an array.</summary>
    /// <exception cref="InvalidConfigurationException">It is not an array.</exception>
    /// <exception cref="JsonException">It is not JSON.</exception>
    internal static JsonItems OfArray(ReadOnlySpan<byte> json, string what) => new(json, JsonTokenType.StartArray, what);

    /// <summary>Starts reading an object.</summary>
    /// <exception cref="InvalidConfigurationException">It is not an object.</exception>
    /// <exception cref="JsonException">It is not JSON.</exception>
    internal static JsonItems OfObject(ReadOnlySpan<byte> json, string what) => new(json, JsonTokenType.StartObject, what);

    public bool MoveNext()
    {
        _reader.Read();
        if (_reader.TokenType is JsonTokenType.EndArray or JsonTokenType.EndObject)
        {
            _reader.Read(); // throws when something follows
            return false;
        }

        if (_isObject)
        {
            _name = _reader;
            _reader.Read();
        }

        int start = (int)_reader.TokenStartIndex;
        _reader.Skip();
        Current = _json[start..(int)_reader.BytesConsumed];
        return true;
    }

    /// <summary>Returns the name of the field; null when it is longer than the longest path.</summary>
    internal readonly string? ReadName()
    {
        const int MaxEscapedBytes = 6; // \u0000
        return _name.ValueSpan.Length <= ConfigurationLimits.MaxPathChars * MaxEscapedBytes ? _name.GetString() : null;
    }

    /// <summary>Finds fields of an object. Other fields are ignored.</summary>
    /// <param name="json">The object.</param>
    /// <param name="what">The name of the object, for errors.</param>
    /// <param name="names">The fields.</param>
    /// <param name="found">The ranges of the values in the object; empty for a field that is missing or null.</param>
    /// <exception cref="InvalidConfigurationException">It is not an object, or has one of these fields twice.</exception>
    internal static void Find(ReadOnlySpan<byte> json, string what, ReadOnlySpan<string> names, Span<Range> found)
    {
        uint seen = 0;
        found.Clear();
        JsonItems fields = OfObject(json, what);
        while (fields.MoveNext())
        {
            int index = fields.IndexIn(names);
            if (index < 0) continue;
            if ((seen & (1u << index)) != 0) throw new InvalidConfigurationException($"{what} has '{names[index]}' twice");
            seen |= 1u << index;
            int end = (int)fields._reader.BytesConsumed;
            if (!ConfigurationValue.IsNull(fields.Current)) found[index] = (end - fields.Current.Length)..end;
        }
    }

    private readonly int IndexIn(ReadOnlySpan<string> names)
    {
        for (int i = 0; i < names.Length; i++)
        {
            if (_name.ValueTextEquals(names[i])) return i;
        }

        return -1;
    }
}
