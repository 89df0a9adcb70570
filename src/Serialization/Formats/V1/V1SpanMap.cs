namespace SpanPack;

/// <summary>The fields of a span in a v1.0 payload. Source: agent protocol, section 2.5.</summary>
internal readonly struct V1SpanMap : IV1Fields
{
    public static string NameOf(uint field) => V1FieldNames.OfSpan(field);

    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        switch (field)
        {
            case 1: visitor.Text(TraceTextField.SpanService, reader.ReadStreamedText()); break;
            case 2: visitor.Text(TraceTextField.SpanName, reader.ReadStreamedText()); break;
            case 3: visitor.Text(TraceTextField.SpanResource, reader.ReadStreamedText()); break;
            case 4: visitor.Number(TraceNumberField.SpanId, (long)reader.ReadUInt64Strict()); break;
            case 5: visitor.Number(TraceNumberField.SpanParentId, (long)reader.ReadUInt64Strict()); break;
            case 6: visitor.Number(TraceNumberField.SpanStart, (long)reader.ReadUInt64Strict()); break;
            case 7: visitor.Number(TraceNumberField.SpanDuration, (long)reader.ReadUInt64Strict()); break;
            case 8: visitor.Number(TraceNumberField.SpanError, reader.ReadBool() ? 1 : 0); break;
            case 9:
                sections.Enter(TraceSection.SpanAttributes, ref visitor);
                V1AttributeDecoder.Decode(ref reader, ref visitor, TraceElement.Span);
                break;
            case 10: visitor.Text(TraceTextField.SpanType, reader.ReadStreamedText()); break;
            case 11:
                sections.Enter(TraceSection.SpanLinks, ref visitor);
                V1MapDecoder.DecodeArray<V1LinkMap, TVisitor>(ref reader, ref visitor, TraceElement.Link);
                break;
            case 12:
                sections.Enter(TraceSection.SpanEvents, ref visitor);
                V1MapDecoder.DecodeArray<V1EventMap, TVisitor>(ref reader, ref visitor, TraceElement.Event);
                break;
            case 13: visitor.Text(TraceTextField.SpanEnvironment, reader.ReadStreamedText()); break;
            case 14: visitor.Text(TraceTextField.SpanVersion, reader.ReadStreamedText()); break;
            case 15: visitor.Text(TraceTextField.SpanComponent, reader.ReadStreamedText()); break;
            case 16: visitor.Number(TraceNumberField.SpanKind, reader.ReadUInt32Strict()); break;
            default: reader.SkipStreamed(); break;
        }
    }
}
