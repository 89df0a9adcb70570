namespace SpanPack;

/// <summary>The fields of a link in a v1.0 payload. Source: agent protocol, section 2.5.</summary>
internal readonly struct V1LinkMap : IV1Fields
{
    public static string NameOf(uint field) => V1FieldNames.OfLink(field);

    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
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
