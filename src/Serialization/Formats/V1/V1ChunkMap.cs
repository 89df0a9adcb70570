namespace SpanPack;

/// <summary>The fields of a chunk in a v1.0 payload. Source: agent protocol, section 2.5.</summary>
internal readonly struct V1ChunkMap : IV1Fields
{
    public static string NameOf(uint field) => V1FieldNames.OfChunk(field);

    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
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
                V1MapDecoder.DecodeArray<V1SpanMap, TVisitor>(ref reader, ref visitor, TraceElement.Span);
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
}
