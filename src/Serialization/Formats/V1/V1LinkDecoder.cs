namespace SpanPack;

/// <summary>Decodes the links of a v1.0 span. Source: agent protocol, section 2.5.</summary>
internal static class V1LinkDecoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            visitor.Start(TraceElement.Link);
            var sections = default(SectionTracker);
            for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
            {
                uint field = reader.ReadUInt32Strict();
                reader.Path.PushField(V1FieldNames.OfLink(field));
                DecodeField(ref reader, ref visitor, field, ref sections);
                reader.Path.Pop();
            }

            visitor.End(TraceElement.Link);
            reader.Path.Pop();
        }
    }

    private static void DecodeField<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        switch (field)
        {
            case 1:
                UInt128 traceId = V1TraceId.FromBytes(reader.ReadBin());
                visitor.Number(TraceNumberField.LinkTraceIdUpper, (long)(ulong)(traceId >> 64));
                visitor.Number(TraceNumberField.LinkTraceIdLower, (long)(ulong)traceId);
                break;
            case 2: visitor.Number(TraceNumberField.LinkSpanId, (long)reader.ReadUInt64Strict()); break;
            case 3:
                sections.Enter(TraceSection.LinkAttributes, ref visitor);
                V1AttributeDecoder.Decode(ref reader, ref visitor, TraceElement.Link);
                break;
            case 4: visitor.Text(TraceTextField.LinkTraceState, reader.ReadStreamedText()); break;
            case 5: visitor.Number(TraceNumberField.LinkFlags, reader.ReadUInt32Strict()); break;
            default: reader.SkipStreamed(); break;
        }
    }
}
