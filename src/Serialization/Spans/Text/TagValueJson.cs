using System.Buffers;
using System.Text.Json;

namespace SpanPack;

/// <summary>
/// Attribute values as JSON: plain values without their types. Null text is <c>null</c>, binary data is base64 text. Keys are sorted, as by
/// the agent.
/// </summary>
internal static class TagValueJson
{
    private const int MaxDepth = 64; // as deep as readers go; what a program nests deeper is null
    private const int MaxKeptCapacity = 64 * 1024;
    // what comes after is null: a list that contains itself twice has 2^64 values. Agents cut text after 25,000 bytes
    private const int MaxBytes = 16 * 1024 * 1024;
    private const int MaxChecked = 25_000; // lists, whose text alone is longer than what events and links as JSON may have

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? s_text;

    [ThreadStatic]
    private static Utf8JsonWriter? s_json; // holds no memory of its own

    /// <summary>Formats one value.</summary>
    /// <returns>UTF-8; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(in TagValue value)
    {
        if (s_text is null || s_text.Capacity > MaxKeptCapacity) s_text = new ArrayBufferWriter<byte>(256);
        s_text.ResetWrittenCount();
        Utf8JsonWriter json = s_json ??= new Utf8JsonWriter(s_text, new JsonWriterOptions { Encoder = AgentJsonEncoder.ForTags });
        json.Reset(s_text);
        Write(json, value, depth: 0);
        json.Flush();
        return s_text.WrittenSpan;
    }

    /// <summary>Returns whether JSON can represent all numbers of a value down to the written depth: none is NaN or infinite.</summary>
    internal static bool CanHold(in TagValue value)
    {
        int left = MaxChecked;
        return CanHold(value, ref left, depth: 0);
    }

    private static bool CanHold(in TagValue value, ref int left, int depth)
    {
        if (value.Kind == TagValueKind.Double) return double.IsFinite(value.AsDouble());
        if (depth == MaxDepth || left == 0 || value.Kind is not (TagValueKind.Array or TagValueKind.KeyValueList)) return true;
        left--;
        if (value.Kind == TagValueKind.Array)
        {
            foreach (ref readonly TagValue element in value.AsArray())
            {
                if (!CanHold(element, ref left, depth + 1)) return false;
            }

            return true;
        }

        foreach (ref readonly KeyValuePair<string, TagValue> pair in value.AsKeyValueList().AsSpan())
        {
            if (!CanHold(pair.Value, ref left, depth + 1)) return false;
        }

        return true;
    }

    /// <summary>Writes one value.</summary>
    internal static void Write(Utf8JsonWriter json, in TagValue value, int depth = 0)
    {
        switch (value.Kind)
        {
            case TagValueKind.Bool:
                json.WriteBooleanValue(value.AsBool());
                break;
            case TagValueKind.Int:
                json.WriteNumberValue(value.AsInt64());
                break;
            case TagValueKind.Double when double.IsFinite(value.AsDouble()):
                json.WriteRawValue(JsonNumber.Format(value.AsDouble(), stackalloc byte[JsonNumber.MaxLength]), skipInputValidation: true);
                break;
            case TagValueKind.Double:
                json.WriteStringValue(value.ToString()); // JSON has no number for NaN and the infinities
                break;
            case TagValueKind.Bytes:
                json.WriteBase64StringValue(value.AsBytes().Span);
                break;
            case TagValueKind.Array or TagValueKind.KeyValueList when depth == MaxDepth
                || json.BytesCommitted + json.BytesPending > MaxBytes:
                json.WriteNullValue();
                break;
            case TagValueKind.Array:
                json.WriteStartArray();
                foreach (ref readonly TagValue element in value.AsArray()) Write(json, element, depth + 1);
                json.WriteEndArray();
                break;
            case TagValueKind.KeyValueList:
                WritePairs(json, value.AsKeyValueList(), depth + 1);
                break;
            default:
                json.WriteStringValue(value.AsString());
                break;
        }
    }

    private static void WritePairs(Utf8JsonWriter json, AttributeList pairs, int depth)
    {
        json.WriteStartObject();
        if (IsSorted(pairs))
        {
            foreach (ref readonly KeyValuePair<string, TagValue> pair in pairs.AsSpan()) WritePair(json, pair, depth);
        }
        else
        {
            foreach (KeyValuePair<string, TagValue> pair in pairs.OrderBy(static pair => pair.Key, StringComparer.Ordinal))
                WritePair(json, pair, depth);
        }

        json.WriteEndObject();
    }

    private static void WritePair(Utf8JsonWriter json, in KeyValuePair<string, TagValue> pair, int depth)
    {
        json.WritePropertyName(pair.Key);
        Write(json, pair.Value, depth);
    }

    private static bool IsSorted(AttributeList pairs)
    {
        ReadOnlySpan<KeyValuePair<string, TagValue>> all = pairs.AsSpan();
        for (int i = 1; i < all.Length; i++)
        {
            if (string.CompareOrdinal(all[i - 1].Key, all[i].Key) > 0) return false;
        }

        return true;
    }
}
