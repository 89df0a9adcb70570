namespace SpanPack;

/// <summary>Decodes the links or the events of a v0.4 or v0.7 span. Source: agent protocol, sections 3.1 and 3.2.</summary>
internal static class V04MapDecoder
{
    internal static void DecodeArray<TFields, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TFields : struct, IV04Fields
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (reader.TryReadNil()) continue;
            reader.Path.Push(i);
            visitor.Start(element);
            var sections = default(SectionTracker);
            for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
            {
                TFields.Decode(ref reader, ref visitor, reader.ReadKey(), ref sections);
                reader.Path.Pop();
            }

            visitor.End(element);
            reader.Path.Pop();
        }
    }
}
