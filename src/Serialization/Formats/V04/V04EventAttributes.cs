namespace SpanPack;

/// <summary>
/// The typed attributes of an event; binary data is base64 text, lists of pairs and arrays of arrays are JSON text. Source:
/// docs/protocol.md#span-events.
/// </summary>
internal readonly struct V04EventAttributes : IAttributeMap
{
    private const int ValueFields = 2; // type and the value itself
    private const int MaxFieldName = 32;

    public static ReadOnlySpan<byte> Name => V04FieldNames.Encoded.Attributes;

    public static bool CanHold(in TagValue value) => value.IsWritable;

    public static ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, scoped in TagValue value)
    {
        // The wire has no arrays within arrays, and no maps: such a value is JSON text.
        TagValueKind kind = value.IsNested || value.Kind > TagValueKind.Array ? TagValueKind.String : value.Kind;
        cursor = ref window.ReserveMore(ref cursor, (2 * MaxFieldName) + MessagePackPrimitives.MaxSize);
        cursor = (byte)(MessagePackCode.MinFixMap | ValueFields);
        cursor = ref RawBytes.Copy(ref Cursor.Skip(ref cursor, 1), V04FieldNames.Encoded.Type);
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
        cursor = ref window.ReserveMore(ref cursor, 1 + MaxFieldName);
        cursor = MessagePackCode.MinFixMap | 1;
        cursor = ref RawBytes.Copy(ref Cursor.Skip(ref cursor, 1), V04FieldNames.Encoded.Values);
        var array = new CountedEntries(elements.Length);
        cursor = ref array.Begin(ref window, ref cursor);
        int count = 0;
        foreach (ref readonly TagValue element in elements)
        {
            if (!element.IsWritableElement) continue;
            count++;
            cursor = ref WriteValue(ref window, ref cursor, element);
        }

        array.EndArray(ref window, count);
        return ref cursor;
    }
}
