namespace SpanPack;

/// <summary>The fields of an event in a v1.0 payload. Source: agent protocol, section 2.5.</summary>
internal readonly struct V1EventMap : IV1Fields
{
    public static string NameOf(uint field) => V1FieldNames.OfEvent(field);

    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        switch (field)
        {
            case 1: visitor.Number(TraceNumberField.EventTime, (long)reader.ReadUInt64Strict()); break;
            case 2: visitor.Text(TraceTextField.EventName, reader.ReadStreamedText()); break;
            case 3:
                sections.Enter(TraceSection.EventAttributes, ref visitor);
                V1AttributeDecoder.Decode(ref reader, ref visitor, TraceElement.Event);
                break;
            default: reader.SkipStreamed(); break;
        }
    }
}
