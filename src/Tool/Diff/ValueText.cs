using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace SpanPack.Tool;

/// <summary>Formats values with their type: <c>"1"</c>, <c>1</c> and <c>1 (integer)</c> are three values.</summary>
internal static class ValueText
{
    internal static string Of(string value) => $"\"{value}\"";

    internal static string Of(double value) => value.ToString("R", CultureInfo.InvariantCulture);

    internal static string Of(ReadOnlySpan<byte> bytes)
        => string.Create(CultureInfo.InvariantCulture,
            $"{bytes.Length} bytes, SHA-256 {Convert.ToHexString(SHA256.HashData(bytes))[..16]}");

    internal static string Of(TagValue value)
    {
        switch (value.Kind)
        {
            case TagValueKind.String: return Of(value.AsString() ?? string.Empty);
            case TagValueKind.Int: return $"{value.AsInt64()} (integer)";
            case TagValueKind.Double: return Of(value.AsDouble());
            case TagValueKind.Bytes: return Of(value.AsBytes().Span);
            case TagValueKind.Array or TagValueKind.KeyValueList:
                var text = new StringBuilder();
                Append(text, value);
                return text.ToString();
            default: return value.ToString();
        }
    }

    // No text of its own for what is nested: there may be millions.
    private static void Append(StringBuilder text, in TagValue value)
    {
        switch (value.Kind)
        {
            case TagValueKind.String: text.Append('"').Append(value.AsString()).Append('"'); break;
            case TagValueKind.Array: Append(text, value.AsArray()); break;
            case TagValueKind.KeyValueList: Append(text, value.AsKeyValueList()); break;
            default: text.Append(Of(value)); break;
        }
    }

    private static void Append(StringBuilder text, ReadOnlySpan<TagValue> elements)
    {
        text.Append('[');
        for (int i = 0; i < elements.Length; i++)
        {
            if (i > 0) text.Append(", ");
            Append(text, elements[i]);
        }

        text.Append(']');
    }

    private static void Append(StringBuilder text, AttributeList pairs)
    {
        text.Append('{');
        bool isFirst = true;
        foreach ((string key, TagValue value) in pairs)
        {
            if (!isFirst) text.Append(", ");
            isFirst = false;
            text.Append(key).Append(": ");
            Append(text, value);
        }

        text.Append('}');
    }
}
