namespace SpanPack;

/// <summary>Decodes the events of a v1.0 span. Source: agent protocol, section 2.5.</summary>
internal static class V1EventDecoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            visitor.Start(TraceElement.Event);
            var sections = default(SectionTracker);
            for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
            {
                uint field = reader.ReadUInt32Strict();
                reader.Path.PushField(V1FieldNames.OfEvent(field));
                DecodeField(ref reader, ref visitor, field, ref sections);
                reader.Path.Pop();
            }

            visitor.End(TraceElement.Event);
            reader.Path.Pop();
        }
    }

    private static void DecodeField<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
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
