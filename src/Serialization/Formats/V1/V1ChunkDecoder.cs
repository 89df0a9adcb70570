namespace SpanPack;

/// <summary>Decodes one chunk of a v1.0 payload. Source: agent protocol, section 2.5.</summary>
internal static class V1ChunkDecoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        var sections = default(SectionTracker);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            uint field = reader.ReadUInt32Strict();
            reader.Path.PushField(V1FieldNames.OfChunk(field));
            DecodeField(ref reader, ref visitor, field, ref sections);
            reader.Path.Pop();
        }
    }

    private static void DecodeField<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        switch (field)
        {
            case 1: visitor.Number(TraceNumberField.ChunkPriority, reader.ReadInt32Strict()); break;
            case 2: visitor.Text(TraceTextField.ChunkOrigin, reader.ReadStreamedText()); break;
            case 3:
                sections.Enter(TraceSection.ChunkAttributes, ref visitor);
                V1AttributeDecoder.Decode(ref reader, ref visitor, TraceElement.Chunk);
                break;
            case 4:
                sections.Enter(TraceSection.Spans, ref visitor);
                DecodeSpans(ref reader, ref visitor);
                break;
            case 5: visitor.Number(TraceNumberField.ChunkDropped, reader.ReadBool() ? 1 : 0); break;
            case 6:
                UInt128 traceId = V1TraceId.FromBytes(reader.ReadBin());
                visitor.Number(TraceNumberField.ChunkTraceIdUpper, (long)(ulong)(traceId >> 64));
                visitor.Number(TraceNumberField.ChunkTraceIdLower, (long)(ulong)traceId);
                break;
            case 7: visitor.Number(TraceNumberField.ChunkMechanism, reader.ReadUInt32Strict()); break;
            default: reader.SkipStreamed(); break;
        }
    }

    private static void DecodeSpans<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            visitor.Start(TraceElement.Span);
            V1SpanDecoder.Decode(ref reader, ref visitor);
            visitor.End(TraceElement.Span);
            reader.Path.Pop();
        }
    }
}
