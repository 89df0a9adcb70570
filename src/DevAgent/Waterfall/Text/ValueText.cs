using System.Text;

namespace SpanPack;

/// <summary>
/// Values of attributes as text, up to the length for which a line has room: the elements of an array may be one long text a million times.
/// </summary>
internal static class ValueText
{
    /// <summary>Returns the text of a value as <see cref="TagValue.ToString"/> does, or its beginning.</summary>
    /// <param name="value">The value.</param>
    /// <param name="max">The number of characters after which nothing is added.</param>
    internal static string Of(in TagValue value, int max)
    {
        var text = new StringBuilder();
        Append(text, value, max);
        return text.ToString();
    }

    private static void Append(StringBuilder text, in TagValue value, int max)
    {
        switch (value.Kind)
        {
            case TagValueKind.String: AppendStart(text, value.AsString(), max); break;
            case TagValueKind.Bytes:
                text.Append(Convert.ToBase64String(value.AsBytes().Span[..Math.Min(value.AsBytes().Length,
                max)])); break;
            case TagValueKind.Array: AppendArray(text, value.AsArray(), max); break;
            case TagValueKind.KeyValueList: AppendPairs(text, value.AsKeyValueList(), max); break;
            default: text.Append(value.ToString()); break;
        }
    }

    private static void AppendArray(StringBuilder text, ReadOnlySpan<TagValue> elements, int max)
    {
        text.Append('[');
        for (int i = 0; i < elements.Length && text.Length <= max; i++)
        {
            if (i > 0) text.Append(", ");
            Append(text, elements[i], max);
        }

        text.Append(']');
    }

    private static void AppendPairs(StringBuilder text, AttributeList pairs, int max)
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
            Append(text, value, max);
        }

        text.Append('}');
    }

    private static void AppendStart(StringBuilder text, string? part, int max)
        => text.Append(part.AsSpan(0, Math.Min(part?.Length ?? 0, max)));
}
