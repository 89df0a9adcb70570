namespace SpanPack;

/// <summary>Writes the tags of a v0.7 payload or chunk: a map of text. Source: docs/protocol.md#v07.</summary>
internal static class V07TagWriter
{
    /// <summary>Writes the field <c>tags</c>, or nothing when no attribute can be written (those with an empty key or null text).</summary>
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor,
        scoped ReadOnlySpan<KeyValuePair<string, TagValue>> attributes, scoped ref int fields)
    {
        if (attributes.IsEmpty) return ref cursor;
        var map = new CountedMap(attributes.Length);
        cursor = ref map.Begin(ref window, ref cursor, V07Fields.Encoded.Tags);
        int count = 0;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0 || attribute.Value.IsNullText) continue;
            count++;
            cursor = ref LongText.WriteAny(ref window, ref cursor, attribute.Key);
            cursor = ref TextBuilder.WriteAsText(ref window, ref cursor, attribute.Value);
        }

        return ref map.End(ref window, ref cursor, count, ref fields);
    }
}
