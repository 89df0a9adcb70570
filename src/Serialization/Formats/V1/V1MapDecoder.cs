namespace SpanPack;

/// <summary>Decodes what v1.0 payloads are made of: arrays of maps from field numbers. Source: agent protocol, section 2.5.</summary>
internal static class V1MapDecoder
{
    internal static void DecodeArray<TFields, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TFields : struct, IV1Fields
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            visitor.Start(element);
            DecodeMap<TFields, TVisitor>(ref reader, ref visitor);
            visitor.End(element);
            reader.Path.Pop();
        }
    }

    private static void DecodeMap<TFields, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TFields : struct, IV1Fields
        where TVisitor : ITraceVisitor
    {
        var sections = default(SectionTracker);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            uint field = reader.ReadUInt32Strict();
            reader.Path.PushField(TFields.NameOf(field));
            TFields.Decode(ref reader, ref visitor, field, ref sections);
            reader.Path.Pop();
        }
    }
}
