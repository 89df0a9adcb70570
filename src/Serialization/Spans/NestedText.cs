using System.Text;

namespace SpanPack;

/// <summary>Arrays and lists of pairs as text for a person: bounded in depth and length, since a list may contain itself.</summary>
internal static class NestedText
{
    private const int MaxDepth = 64; // as deep as readers go
    private const int MaxLength = 1024 * 1024; // characters, after which no further element begins
    private const string More = "…";

    internal static string Format(in TagValue value)
    {
        var text = new StringBuilder();
        Append(text, value, depth: 0);
        return text.ToString();
    }

    internal static string Format(AttributeList pairs)
    {
        var text = new StringBuilder();
        AppendPairs(text, pairs, depth: 0);
        return text.ToString();
    }

    private static void Append(StringBuilder text, in TagValue value, int depth)
    {
        if (value.Kind == TagValueKind.Array) AppendElements(text, value.AsArray(), depth);
        else if (value.Kind == TagValueKind.KeyValueList) AppendPairs(text, value.AsKeyValueList(), depth);
        else text.Append(value.ToString());
    }

    private static void AppendElements(StringBuilder text, ReadOnlySpan<TagValue> elements, int depth)
    {
        text.Append('[');
        for (int i = 0; i < elements.Length; i++)
        {
            if (!TryBegin(text, i, depth)) break;
            Append(text, elements[i], depth + 1);
        }

        text.Append(']');
    }

    private static void AppendPairs(StringBuilder text, AttributeList pairs, int depth)
    {
        text.Append('{');
        ReadOnlySpan<KeyValuePair<string, TagValue>> items = pairs.AsSpan();
        for (int i = 0; i < items.Length; i++)
        {
            if (!TryBegin(text, i, depth)) break;
            text.Append(items[i].Key).Append(": ");
            Append(text, items[i].Value, depth + 1);
        }

        text.Append('}');
    }

    private static bool TryBegin(StringBuilder text, int index, int depth)
    {
        if (index > 0) text.Append(", ");
        bool isBegun = depth < MaxDepth && text.Length < MaxLength;
        if (!isBegun) text.Append(More);
        return isBegun;
    }
}
