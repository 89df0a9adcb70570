namespace SpanPack;

/// <summary>Attributes and their values in protobuf. How deep they nest was checked before.</summary>
internal static class OtlpProtobufValues
{
    /// <summary>Reads the attributes of a message, in their order; a key may come again.</summary>
    /// <param name="message">The message.</param>
    /// <param name="field">The number of the field that has them.</param>
    internal static List<KeyValuePair<string, TagValue>> Read(ReadOnlySpan<byte> message, int field)
    {
        var attributes = new List<KeyValuePair<string, TagValue>>();
        var reader = new ProtobufReader(message);
        while (reader.Next())
        {
            if (reader.Field == field) attributes.Add(ReadPair(reader.Bytes));
        }

        return attributes;
    }

    /// <summary>Reads the attributes of an event or a link, or the pairs of a value; of a key that comes again the first.</summary>
    internal static AttributeList ReadList(ReadOnlySpan<byte> message, int field)
    {
        var list = new AttributeList();
        foreach (KeyValuePair<string, TagValue> pair in Read(message, field))
        {
            if (!list.TryGetValue(pair.Key, out _)) list.Add(pair.Key, pair.Value);
        }

        return list;
    }

    internal static KeyValuePair<string, TagValue> ReadPair(ReadOnlySpan<byte> pair)
    {
        string key = string.Empty;
        TagValue value = default;
        var reader = new ProtobufReader(pair);
        while (reader.Next())
        {
            if (reader.Field == 1) key = reader.Text;
            else if (reader.Field == 2) value = ReadValue(reader.Bytes);
        }

        return new(key, value);
    }

    // The last member decides, as in every oneof.
    private static TagValue ReadValue(ReadOnlySpan<byte> bytes)
    {
        TagValue value = default;
        var reader = new ProtobufReader(bytes);
        while (reader.Next())
        {
            value = reader.Field switch
            {
                1 => new TagValue(reader.Text),
                2 => new TagValue(reader.Varint != 0),
                3 => new TagValue(unchecked((long)reader.Varint)),
                4 => new TagValue(BitConverter.UInt64BitsToDouble(reader.Fixed64)),
                5 => new TagValue(ReadElements(reader.Bytes)),
                6 => new TagValue(ReadList(reader.Bytes, field: 1)),
                7 => new TagValue(reader.Bytes.ToArray()),
                _ => value,
            };
        }

        return value;
    }

    private static TagValue[] ReadElements(ReadOnlySpan<byte> array)
    {
        var elements = new List<TagValue>();
        var reader = new ProtobufReader(array);
        while (reader.Next())
        {
            if (reader.Field == 1) elements.Add(ReadValue(reader.Bytes));
        }

        return [.. elements];
    }
}
