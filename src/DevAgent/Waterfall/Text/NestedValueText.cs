using System.Text;

namespace SpanPack;

/// <summary>Arrays and lists of pairs as text, <c>[a, b]</c> and <c>{key: value}</c>, without a text for each element.</summary>
internal static class NestedValueText
{
    /// <summary>Appends a value that is neither an array nor a list.</summary>
    internal delegate void SimpleText(StringBuilder text, in TagValue value, int max);

    /// <summary>Appends a value.</summary>
    /// <param name="text">Where to append it.</param>
    /// <param name="value">The value.</param>
    /// <param name="max">The number of characters after which nothing is added.</param>
    /// <param name="append">Appends values that are neither an array nor a list.</param>
    internal static void Append(StringBuilder text, in TagValue value, int max, SimpleText append)
    {
        if (value.Kind == TagValueKind.Array) AppendArray(text, value.AsArray(), max, append);
        else if (value.Kind == TagValueKind.KeyValueList) AppendPairs(text, value.AsKeyValueList(), max, append);
        else append(text, value, max);
    }

    /// <summary>Appends a text, or its beginning.</summary>
    internal static void AppendStart(StringBuilder text, string? part, int max)
        => text.Append(part.AsSpan(0, Math.Min(part?.Length ?? 0, max)));

    private static void AppendArray(StringBuilder text, ReadOnlySpan<TagValue> elements, int max, SimpleText append)
    {
        text.Append('[');
        for (int i = 0; i < elements.Length && text.Length <= max; i++)
        {
            if (i > 0) text.Append(", ");
            Append(text, elements[i], max, append);
        }

        text.Append(']');
    }

    private static void AppendPairs(StringBuilder text, AttributeList pairs, int max, SimpleText append)
    {
        text.Append('{');
        bool isFirst = true;
        foreach ((string key, TagValue value) in pairs)
        {
            if (text.Length > max) break;
            if (!isFirst) text.Append(", ");
            isFirst = false;
            AppendStart(text, key, max);
            text.Append(": ");
            Append(text, value, max, append);
        }

        text.Append('}');
    }
}
