namespace SpanPack;

/// <summary>Writes attributes as a field that is a map.</summary>
/// <remarks>
/// The header gets the number of entries that were really written: attributes that the map cannot hold are omitted, and others may be set
/// meanwhile.
/// </remarks>
internal static class AttributeMap
{
    /// <summary>Writes the field, or nothing when no attribute can be written. One with an empty key never is.</summary>
    internal static ref byte Write<TMap>(scoped ref OutputWindow window, ref byte cursor,
        scoped ReadOnlySpan<KeyValuePair<string, TagValue>> attributes, scoped ref int fields)
        where TMap : struct, IAttributeMap
    {
        if (attributes.IsEmpty) return ref cursor;
        var map = new CountedMap(attributes.Length);
        cursor = ref map.Begin(ref window, ref cursor, TMap.Name);
        int count = 0;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0 || !TMap.CanHold(attribute.Value)) continue;
            count++;
            cursor = ref LongText.WriteAny(ref window, ref cursor, attribute.Key);
            cursor = ref TMap.WriteValue(ref window, ref cursor, attribute.Value);
        }

        return ref map.End(ref window, ref cursor, count, ref fields);
    }
}
