using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>
/// Formats arrays and pairs as the agent's receiver does in a tag: JSON without spaces, keys sorted, <c>&lt; &gt; &amp;</c> not escaped.
/// </summary>
internal static class GoJson
{
    private const int MaxDepth = 64; // as deep as readers go
    private const int MaxKept = 1024; // characters of memory that stays with a thread

    [ThreadStatic]
    private static StringBuilder? s_spare;

    /// <summary>Formats a value.</summary>
    /// <returns>The text; null if it contains a number that JSON cannot represent, or nests too deep.</returns>
    internal static string? Format(in TagValue value)
    {
        StringBuilder text = s_spare ?? new StringBuilder();
        s_spare = null;
        string? json = Write(text, value, depth: 0) ? text.ToString() : null;
        if (text.Capacity <= MaxKept) s_spare = text.Clear();
        return json;
    }

    private static bool Write(StringBuilder text, in TagValue value, int depth)
    {
        switch (value.Kind)
        {
            case TagValueKind.Array:
                return depth < MaxDepth && WriteArray(text, value.AsArray(), depth + 1);
            case TagValueKind.KeyValueList:
                return depth < MaxDepth && WritePairs(text, value.AsKeyValueList(), depth + 1);
            case TagValueKind.Double when !double.IsFinite(value.AsDouble()):
                return false;
            case TagValueKind.String when value.AsString() is null:
                text.Append("null");
                return true;
            case TagValueKind.String:
                WriteString(text, value.AsString()!);
                return true;
            case TagValueKind.Bytes:
                text.Append('"').Append(GoScalars.Of(value)).Append('"');
                return true;
            default:
                text.Append(GoScalars.Of(value));
                return true;
        }
    }

    private static bool WriteArray(StringBuilder text, ReadOnlySpan<TagValue> elements, int depth)
    {
        text.Append('[');
        for (int i = 0; i < elements.Length; i++)
        {
            if (i > 0) text.Append(',');
            if (!Write(text, elements[i], depth)) return false;
        }

        text.Append(']');
        return true;
    }

    private static bool WritePairs(StringBuilder text, AttributeList pairs, int depth)
    {
        text.Append('{');
        bool isFirst = true;
        foreach (KeyValuePair<string, TagValue> pair in pairs.OrderBy(static pair => pair.Key, StringComparer.Ordinal))
        {
            if (!isFirst) text.Append(',');
            isFirst = false;
            WriteString(text, pair.Key);
            text.Append(':');
            if (!Write(text, pair.Value, depth)) return false;
        }

        text.Append('}');
        return true;
    }

    private static void WriteString(StringBuilder text, string value)
    {
        text.Append('"');
        foreach (char c in value)
        {
            switch (c)
            {
                case '"': text.Append("\\\""); break;
                case '\\': text.Append("\\\\"); break;
                case '\b': text.Append("\\b"); break;
                case '\f': text.Append("\\f"); break;
                case '\n': text.Append("\\n"); break;
                case '\r': text.Append("\\r"); break;
                case '\t': text.Append("\\t"); break;
                case < ' ' or '\u2028' or '\u2029': text.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:x4}"); break;
                default: text.Append(c); break;
            }
        }

        text.Append('"');
    }
}
