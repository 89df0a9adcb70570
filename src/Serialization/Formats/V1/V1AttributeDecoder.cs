using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Decodes attribute lists of v1.0: flat arrays of key, type, value. Source: agent protocol, section 2.5.</summary>
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
            visitor.VisitAttribute(owner, key, DecodeValue(ref reader, depth: 0));
            reader.Path.Pop();
        }
    }

    private static TraceValue DecodeValue(ref MessagePackReader reader, int depth)
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
            V1Fields.TypeArray => new TraceValue(DecodeArray(ref reader, depth + 1)),
            V1Fields.TypeKeyValueList => new TraceValue(DecodePairs(ref reader, depth + 1)),
            _ => throw new MessagePackException($"{type} is no type of an attribute value", start),
        };
    }

    private static TagValue DecodeArray(ref MessagePackReader reader, int depth)
    {
        int count = ReadCount(ref reader, PerElement);
        var elements = new List<TagValue>();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            elements.Add(DecodeValue(ref reader, depth).ToTagValue());
            reader.Path.Pop();
        }

        return new TagValue(CollectionsMarshal.AsSpan(elements));
    }

    private static TagValue DecodePairs(ref MessagePackReader reader, int depth)
    {
        CheckDepth(ref reader, depth);
        var pairs = new AttributeList();
        for (int count = ReadCount(ref reader, PerAttribute); count > 0; count--)
        {
            TraceText key = reader.ReadText(FieldEncoding.TextStreamed);
            reader.PushKey(key);
            pairs[key.ToString()] = DecodeValue(ref reader, depth + 1).ToTagValue();
            reader.Path.Pop();
        }

        return new TagValue(pairs);
    }

    private static int ReadCount(ref MessagePackReader reader, int perEntry)
    {
        int start = reader.Position;
        int count = reader.ReadArrayHeader();
        return count % perEntry == 0 ? count / perEntry : throw new MessagePackException($"an array of {count} elements; a multiple of {perEntry} is expected", start);
    }

    private static void CheckDepth(ref MessagePackReader reader, int depth)
    {
        if (depth > MaxDepth) throw reader.Error($"attribute values nest deeper than {MaxDepth}");
    }
}
