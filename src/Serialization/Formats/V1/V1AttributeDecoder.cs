namespace SpanPack;

/// <summary>Decodes attribute lists of v1.0: flat arrays of key, type, value. Source: docs/protocol.md#attributes.</summary>
internal static class V1AttributeDecoder
{
    private const int PerAttribute = 3;
    private const int PerElement = 2;
    private const int MaxDepth = 64; // an array's elements are one deeper than it, a pair's value two

    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement owner)
        where TVisitor : ITraceVisitor
    {
        for (int count = ReadCount(ref reader, PerAttribute); count > 0; count--)
        {
            TraceText key = reader.ReadText(FieldEncoding.TextStreamed);
            reader.PushKey(key);
            visitor.VisitAttribute(owner, key, DecodeValue(ref reader, depth: 0, budget: null));
            reader.Path.Pop();
        }
    }

    // Without a budget nothing is built: the value is checked, and its texts enter the table.
    private static TraceValue DecodeValue(ref MessagePackReader reader, int depth, ObjectBudget? budget)
    {
        CheckDepth(ref reader, depth);
        int start = reader.Position;
        uint type = reader.ReadUInt32Strict();
        return type switch
        {
            V1Fields.TypeString => new TraceValue(reader.ReadText(FieldEncoding.TextStreamed)),
            V1Fields.TypeBool => new TraceValue(reader.ReadBool()),
            V1Fields.TypeDouble => new TraceValue(reader.ReadDoubleStrict()),
            V1Fields.TypeInt => new TraceValue(reader.ReadInt64Strict()),
            V1Fields.TypeBytes => new TraceValue(reader.ReadBin()),
            V1Fields.TypeArray => DecodeNested(ref reader, depth, TagValueKind.Array, budget),
            V1Fields.TypeKeyValueList => DecodeNested(ref reader, depth, TagValueKind.KeyValueList, budget),
            _ => throw new MessagePackException($"{type} is not the type of an attribute value", start),
        };
    }

    private static TraceValue DecodeNested(ref MessagePackReader reader, int depth, TagValueKind kind, ObjectBudget? budget)
    {
        int start = reader.Position;
        TagValue value = kind == TagValueKind.Array
            ? DecodeArray(ref reader, depth + 1, budget)
            : DecodePairs(ref reader, depth + 1, budget);
        if (budget is not null) return new TraceValue(value);
        // within another one nobody is told
        return depth == 0 ? new TraceValue(kind, reader.Bytes, start, new Nested(reader.Strings!)) : default;
    }

    private static TagValue DecodeArray(ref MessagePackReader reader, int depth, ObjectBudget? budget)
    {
        int count = ReadCount(ref reader, PerElement);
        budget?.TakeArray<TagValue>(count);
        TagValue[]? elements = budget is null ? null : new TagValue[count];
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            TraceValue element = DecodeValue(ref reader, depth, budget);
            budget?.TakeValue(element);
            if (elements is not null) elements[i] = element.ToTagValue();
            reader.Path.Pop();
        }

        return new TagValue(TagValueKind.Array, elements, 0);
    }

    private static TagValue DecodePairs(ref MessagePackReader reader, int depth, ObjectBudget? budget)
    {
        CheckDepth(ref reader, depth);
        budget?.Take(ObjectCosts.NestedValue);
        AttributeList? pairs = budget is null ? null : [];
        for (int count = ReadCount(ref reader, PerAttribute); count > 0; count--)
        {
            TraceText key = reader.ReadText(FieldEncoding.TextStreamed);
            budget?.Take(ObjectCosts.Attribute + key.Utf8.Length); // a key is hashed each time
            reader.PushKey(key);
            TraceValue value = DecodeValue(ref reader, depth + 1, budget);
            budget?.TakeValue(value);
            if (pairs is not null) pairs[key.ToString()] = value.ToTagValue();
            reader.Path.Pop();
        }

        return new TagValue(TagValueKind.KeyValueList, pairs, 0);
    }

    private static int ReadCount(ref MessagePackReader reader, int perEntry)
    {
        int start = reader.Position;
        int count = reader.ReadArrayHeader();
        return count % perEntry == 0
            ? count / perEntry
            : throw new MessagePackException($"an array of {count} elements; a multiple of {perEntry} is expected", start);
    }

    private static void CheckDepth(ref MessagePackReader reader, int depth)
    {
        if (depth > MaxDepth) throw reader.Error($"attribute values nest deeper than {MaxDepth}");
    }

    // By the time that a value is built the table has all its texts.
    private sealed class Nested(ReceivedStrings strings) : NestedValues
    {
        internal override TagValue Build(ReadOnlySpan<byte> payload, int start, TagValueKind kind, ObjectBudget budget)
        {
            var reader = new MessagePackReader(payload) { Strings = strings, Position = start };
            return kind == TagValueKind.Array ? DecodeArray(ref reader, depth: 1, budget) : DecodePairs(ref reader, depth: 1, budget);
        }
    }
}
