using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Writes the events of a span with their typed attributes; binary data is base64 text, lists of pairs and arrays of arrays are JSON text.
/// Source: docs/protocol.md#span-events.
/// </summary>
/// <remarks>
/// Headers get the number of entries that were really written: attributes that the wire cannot hold are filtered, and others may be set
/// meanwhile.
/// </remarks>
internal static class V04EventWriter
{
    private const int ValueFields = 2; // type and the value itself
    private const int MaxFieldName = 32;

    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<SpanEvent> events,
        scoped ref int fields)
    {
        fields++;
        cursor = ref ArrayField.Write(ref window, ref cursor, V04FieldNames.Encoded.SpanEvents, events.Length);
        foreach (SpanEvent spanEvent in events) cursor = ref WriteEvent(ref window, ref cursor, spanEvent);
        return ref cursor;
    }

    private static ref byte WriteEvent(scoped ref OutputWindow window, ref byte cursor, SpanEvent spanEvent)
    {
        cursor = ref window.ReserveMore(ref cursor, 1 + V04EventFields.Time.Length + V04FieldNames.Encoded.Name.Length);
        int start = window.Offset(ref cursor);
        cursor = ref RawBytes.Copy(ref Unsafe.Add(ref cursor, 1), V04EventFields.Time);
        RawBytes.WriteUInt64(ref Unsafe.Subtract(ref cursor, 8), spanEvent.TimeUnixNano);
        cursor = ref LongText.WriteAny(ref window, ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.Name), spanEvent.Name);

        int fields = 2;
        ReadOnlySpan<KeyValuePair<string, TagValue>> attributes = spanEvent.AttributeSpan;
        if (!attributes.IsEmpty) cursor = ref WriteAttributes(ref window, ref cursor, attributes, ref fields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }

    private static ref byte WriteAttributes(scoped ref OutputWindow window, ref byte cursor,
        scoped ReadOnlySpan<KeyValuePair<string, TagValue>> attributes, scoped ref int fields)
    {
        var map = new CountedMap(attributes.Length);
        cursor = ref map.Begin(ref window, ref cursor, V04FieldNames.Encoded.Attributes);
        int count = 0;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0 || !attribute.Value.IsWritable) continue;
            count++;
            cursor = ref LongText.WriteAny(ref window, ref cursor, attribute.Key);
            cursor = ref WriteValue(ref window, ref cursor, attribute.Value);
        }

        return ref map.End(ref window, ref cursor, count, ref fields);
    }

    private static ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, scoped in TagValue value)
    {
        // The wire has no arrays within arrays, and no maps: such a value is JSON text.
        TagValueKind kind = value.IsNested || value.Kind > TagValueKind.Array ? TagValueKind.String : value.Kind;
        cursor = ref window.ReserveMore(ref cursor, (2 * MaxFieldName) + MessagePackPrimitives.MaxSize);
        cursor = (byte)(MessagePackCode.MinFixMap | ValueFields);
        cursor = ref RawBytes.Copy(ref Unsafe.Add(ref cursor, 1), V04FieldNames.Encoded.Type);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, (byte)kind);
        switch (kind)
        {
            case TagValueKind.Bool:
                return ref MessagePackPrimitives.WriteBool(ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.BoolValue), value.AsBool());
            case TagValueKind.Int:
                return ref MessagePackPrimitives.WriteInt64(ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.IntValue), value.AsInt64());
            case TagValueKind.Double:
                cursor = ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.DoubleValue);
                return ref MessagePackPrimitives.WriteDouble(ref cursor, value.AsDouble());
            case TagValueKind.Array:
                return ref WriteArray(ref window, ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.ArrayValue), value.AsArray());
            default:
                return ref TextBuilder.WriteAsText(ref window, ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.StringValue), value);
        }
    }

    private static ref byte WriteArray(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<TagValue> elements)
    {
        var header = new CountHeader(elements.Length);
        cursor = ref window.ReserveMore(ref cursor, 1 + MaxFieldName + CountHeader.MaxSize);
        cursor = MessagePackCode.MinFixMap | 1;
        cursor = ref RawBytes.Copy(ref Unsafe.Add(ref cursor, 1), V04FieldNames.Encoded.Values);
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);
        int count = 0;
        foreach (ref readonly TagValue element in elements)
        {
            if (!element.IsWritableElement) continue;
            count++;
            cursor = ref WriteValue(ref window, ref cursor, element);
        }

        header.WriteArray(ref window.At(headerOffset), count);
        return ref cursor;
    }
}
