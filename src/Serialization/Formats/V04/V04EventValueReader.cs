namespace SpanPack;

/// <summary>Reads an attribute value of an event: a map of its type and the value in a field of that type's name.</summary>
internal static class V04EventValueReader
{
    private const int MaxDepth = 64; // arrays within arrays are not part of the format; the agent follows them this far

    internal static TagValue Read(ref MessagePackReader reader, int depth)
    {
        if (depth > MaxDepth) throw reader.Error($"attribute values nest deeper than {MaxDepth}");
        int type = 0;
        string? text = null;
        bool boolean = false;
        long integer = 0;
        double number = 0;
        TagValue array = new(ReadOnlySpan<TagValue>.Empty);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            ReadOnlySpan<byte> key = reader.ReadKey();
            if (key.SequenceEqual("type"u8)) type = reader.ReadInt32Lenient();
            else if (key.SequenceEqual("string_value"u8)) text = reader.ReadTextLenient();
            else if (key.SequenceEqual("bool_value"u8)) boolean = reader.ReadBool();
            else if (key.SequenceEqual("int_value"u8)) integer = reader.ReadInt64Strict();
            else if (key.SequenceEqual("double_value"u8)) number = reader.ReadDoubleStrict();
            else if (key.SequenceEqual("array_value"u8)) array = ReadArray(ref reader, depth);
            else reader.Skip();
        }

        // The member named by the type counts; of an unknown type there is nothing to use.
        return (TagValueKind)type switch
        {
            TagValueKind.String => text ?? string.Empty,
            TagValueKind.Bool => boolean,
            TagValueKind.Int => integer,
            TagValueKind.Double => number,
            TagValueKind.Array => array,
            _ => default,
        };
    }

    private static TagValue ReadArray(ref MessagePackReader reader, int depth)
    {
        var elements = new List<TagValue>();
        if (reader.TryReadNil()) return new TagValue(ReadOnlySpan<TagValue>.Empty);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            if (!reader.ReadKey().SequenceEqual("values"u8))
            {
                reader.Skip();
                continue;
            }

            elements.Clear();
            int count = reader.ReadArrayHeader();
            for (int i = 0; i < count; i++)
            {
                reader.Path.Push(i);
                if (!reader.TryReadNil()) elements.Add(Read(ref reader, depth + 1));
                reader.Path.Pop();
            }
        }

        return new TagValue(System.Runtime.InteropServices.CollectionsMarshal.AsSpan(elements));
    }
}
