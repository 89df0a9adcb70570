namespace SpanPack;

/// <summary>The amount of text in arrays and lists of pairs.</summary>
internal static class NestedText
{
    /// <summary>Counts characters of texts and bytes of data; repeated references count each time.</summary>
    internal static long LengthOf(in TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString()?.Length ?? 0,
        TagValueKind.Bytes => value.AsBytes().Length,
        TagValueKind.Array => LengthOf(value.AsArray()),
        TagValueKind.KeyValueList => value.AsKeyValueList().Sum(static pair => pair.Key.Length + LengthOf(pair.Value)),
        _ => 0,
    };

    /// <summary>Counts the elements of arrays and lists of pairs, and of those within them.</summary>
    internal static long CountOf(in TagValue value)
    {
        long count = 0;
        if (value.Kind == TagValueKind.Array)
        {
            foreach (ref readonly TagValue element in value.AsArray()) count += 1 + CountOf(element);
        }
        else if (value.Kind == TagValueKind.KeyValueList)
        {
            foreach (KeyValuePair<string, TagValue> pair in value.AsKeyValueList()) count += 1 + CountOf(pair.Value);
        }

        return count;
    }

    private static long LengthOf(ReadOnlySpan<TagValue> elements)
    {
        long length = 0;
        foreach (ref readonly TagValue element in elements) length += LengthOf(element);
        return length;
    }
}
