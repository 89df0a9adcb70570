namespace SpanPack;

/// <summary>Decodes v0.4 payloads: an array of chunks, each an array of spans. Source: agent protocol, section 2.2.</summary>
internal static class V04Decoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            visitor.Start(TraceElement.Chunk);
            DecodeSpans(ref reader, ref visitor);
            visitor.End(TraceElement.Chunk);
            reader.Path.Pop();
        }
    }

    /// <summary>Decodes the spans of a chunk; nil ones are left out.</summary>
    internal static void DecodeSpans<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (reader.TryReadNil()) continue;
            reader.Path.Push(i);
            visitor.Start(TraceElement.Span);
            V04SpanDecoder.Decode(ref reader, ref visitor);
            visitor.End(TraceElement.Span);
            reader.Path.Pop();
        }
    }
}
