namespace SpanPack;

/// <summary>
/// Writes the links of a span. Their attributes are text in v0.4: binary data in base64, lists of pairs as JSON, elements of arrays one by
/// one, arrays within them as JSON. Source: docs/protocol.md#span-links.
/// </summary>
internal static class V04LinkWriter
{
    private const int IdFields = 3;

    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<SpanLink> links,
        scoped ref int fields)
    {
        fields++;
        cursor = ref ArrayField.Write(ref window, ref cursor, V04FieldNames.Encoded.SpanLinks, links.Length);
        foreach (SpanLink link in links) cursor = ref WriteLink(ref window, ref cursor, link);
        return ref cursor;
    }

    private static ref byte WriteLink(scoped ref OutputWindow window, ref byte cursor, SpanLink link)
    {
        cursor = ref window.ReserveMore(ref cursor, 1 + V04LinkFields.Ids.Length);
        int start = window.Offset(ref cursor);
        ref byte ids = ref Cursor.Skip(ref cursor, 1);
        cursor = ref RawBytes.Copy(ref ids, V04LinkFields.Ids);
        RawBytes.WriteUInt64(ref Cursor.Skip(ref ids, V04LinkFields.TraceIdOffset + 1), (ulong)link.TraceId);
        RawBytes.WriteUInt64(ref Cursor.Skip(ref ids, V04LinkFields.TraceIdHighOffset + 1), (ulong)(link.TraceId >> 64));
        RawBytes.WriteUInt64(ref Cursor.Skip(ref ids, V04LinkFields.SpanIdOffset + 1), link.SpanId);

        int fields = IdFields;
        cursor = ref WriteAttributes(ref window, ref cursor, link.AttributeSpan, ref fields);
        if (link.TraceState is { Length: > 0 } traceState)
        {
            fields++;
            cursor = ref RawBytes.Copy(ref window.ReserveMore(ref cursor, V04FieldNames.Encoded.TraceState.Length),
                V04FieldNames.Encoded.TraceState);
            cursor = ref LongText.WriteAny(ref window, ref cursor, traceState);
        }

        if (link.Flags is not 0 and uint flags)
        {
            fields++;
            cursor = ref window.ReserveMore(ref cursor, V04FieldNames.Encoded.Flags.Length + MessagePackPrimitives.MaxSize);
            cursor = ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.Flags);
            cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, flags);
        }

        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }

    private static ref byte WriteAttributes(scoped ref OutputWindow window, ref byte cursor,
        scoped ReadOnlySpan<KeyValuePair<string, TagValue>> attributes, scoped ref int fields)
    {
        int possible = 0;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
            possible += Math.Max(1, attribute.Value.Kind == TagValueKind.Array ? attribute.Value.AsArray().Length : 1);
        if (possible == 0) return ref cursor;

        var map = new CountedMap(possible);
        cursor = ref map.Begin(ref window, ref cursor, V04FieldNames.Encoded.Attributes);
        int count = 0;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0) continue;
            if (attribute.Value.Kind == TagValueKind.Array)
            {
                cursor = ref WriteElements(ref window, ref cursor, attribute, ref count);
            }
            else if (!attribute.Value.IsNullText)
            {
                count++;
                cursor = ref LongText.WriteAny(ref window, ref cursor, attribute.Key);
                cursor = ref TextBuilder.WriteAsText(ref window, ref cursor, attribute.Value);
            }
        }

        return ref map.End(ref window, ref cursor, count, ref fields);
    }

    private static ref byte WriteElements(
        scoped ref OutputWindow window, ref byte cursor, scoped in KeyValuePair<string, TagValue> array, scoped ref int count)
    {
        ReadOnlySpan<TagValue> elements = array.Value.AsArray();
        for (int i = 0; i < elements.Length; i++)
        {
            if (elements[i].IsNullText) continue;
            count++;
            cursor = ref TextBuilder.WriteElementKey(ref window, ref cursor, array.Key, i);
            cursor = ref TextBuilder.WriteAsText(ref window, ref cursor, elements[i]);
        }

        return ref cursor;
    }
}
