using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;

namespace SpanPack;

/// <summary>Attribute values as JSON: plain values without their types. Null text is <c>null</c>, binary data is base64 text.</summary>
internal static class TagValueJson
{
    private const int MaxDepth = 64; // as deep as readers go; what a program nests deeper is null
    private const int MaxKeptCapacity = 64 * 1024;

    [ThreadStatic]
    private static Scratch? s_scratch;

    /// <summary>Formats one value.</summary>
    /// <returns>UTF-8; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(in TagValue value)
    {
        if (s_scratch is null || s_scratch.Text.Capacity > MaxKeptCapacity) s_scratch = new Scratch();
        ArrayBufferWriter<byte> text = s_scratch.Text;
        text.ResetWrittenCount();
        s_scratch.Json.Reset(text);
        Write(s_scratch.Json, value, depth: 0);
        s_scratch.Json.Flush();
        return text.WrittenSpan;
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
                json.WriteNumberValue(value.AsDouble());
                break;
            case TagValueKind.Double:
                json.WriteStringValue(value.ToString()); // JSON has no number for NaN and the infinities
                break;
            case TagValueKind.Bytes:
                json.WriteBase64StringValue(value.AsBytes().Span);
                break;
            case TagValueKind.Array or TagValueKind.KeyValueList when depth == MaxDepth:
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
        foreach (ref readonly KeyValuePair<string, TagValue> pair in pairs.AsSpan())
        {
            json.WritePropertyName(pair.Key);
            Write(json, pair.Value, depth);
        }

        json.WriteEndObject();
    }

    [SuppressMessage("Design", "CA1001", Justification = "Kept for the life of the thread; the writer holds no memory of its own.")]
    private sealed class Scratch
    {
        internal Scratch() => Json = new Utf8JsonWriter(Text);

        internal ArrayBufferWriter<byte> Text { get; } = new(256);

        internal Utf8JsonWriter Json { get; }
    }
}
