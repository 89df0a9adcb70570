namespace SpanPack;

/// <summary>Decodes one span as v0.4 and v0.7 have it. Source: agent protocol, section 2.2.</summary>
internal static class V04SpanDecoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        var sections = default(SectionTracker);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            if (!reader.Path.IsKept) fields = V04CommonFields.Decode(ref reader, ref visitor, fields);
            if (fields == 0) return;
            V04Field field = V04FieldNames.Find(reader.ReadKey());
            if (field == V04Field.Unknown)
            {
                reader.Skip();
                continue;
            }

            if (reader.Path.IsKept) reader.Path.PushField(V04FieldNames.Of(field));
            if (field >= V04Field.Meta) DecodeSection(ref reader, ref visitor, field, ref sections);
            else DecodeField(ref reader, ref visitor, field);
            reader.Path.Pop();
        }
    }

    private static void DecodeField<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, V04Field field)
        where TVisitor : ITraceVisitor
    {
        switch (field)
        {
            case V04Field.Service: visitor.Text(TraceTextField.SpanService, new TraceText(reader.ReadTextLenient())); break;
            case V04Field.Name: visitor.Text(TraceTextField.SpanName, new TraceText(reader.ReadTextLenient())); break;
            case V04Field.Resource: visitor.Text(TraceTextField.SpanResource, new TraceText(reader.ReadTextLenient())); break;
            case V04Field.Type: visitor.Text(TraceTextField.SpanType, new TraceText(reader.ReadTextLenient())); break;
            case V04Field.TraceId: visitor.Number(TraceNumberField.SpanTraceIdLower, (long)reader.ReadUInt64Lenient()); break;
            case V04Field.SpanId: visitor.Number(TraceNumberField.SpanId, (long)reader.ReadUInt64Lenient()); break;
            case V04Field.ParentId: visitor.Number(TraceNumberField.SpanParentId, (long)reader.ReadUInt64Lenient()); break;
            case V04Field.Start: visitor.Number(TraceNumberField.SpanStart, reader.ReadInt64Lenient()); break;
            case V04Field.Duration: visitor.Number(TraceNumberField.SpanDuration, reader.ReadInt64Lenient()); break;
            default: visitor.Number(TraceNumberField.SpanError, reader.ReadInt32Lenient()); break;
        }
    }

    private static void DecodeSection<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, V04Field field, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        switch (field)
        {
            case V04Field.Meta:
                sections.Enter(TraceSection.SpanStrings, ref visitor);
                DecodeMeta(ref reader, ref visitor);
                break;
            case V04Field.Metrics:
                sections.Enter(TraceSection.SpanMetrics, ref visitor);
                DecodeMetrics(ref reader, ref visitor);
                break;
            case V04Field.MetaStruct:
                sections.Enter(TraceSection.SpanStructures, ref visitor);
                DecodeMetaStruct(ref reader, ref visitor);
                break;
            case V04Field.SpanLinks:
                sections.Enter(TraceSection.SpanLinks, ref visitor);
                V04MapDecoder.DecodeArray<V04LinkMap, TVisitor>(ref reader, ref visitor, TraceElement.Link);
                break;
            default:
                sections.Enter(TraceSection.SpanEvents, ref visitor);
                V04MapDecoder.DecodeArray<V04EventMap, TVisitor>(ref reader, ref visitor, TraceElement.Event);
                break;
        }
    }

    private static void DecodeMeta<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        if (reader.TryReadNil()) return;
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            if (!reader.Path.IsKept) count = V04CommonEntries.DecodeTexts(ref reader, ref visitor, count);
            if (count == 0) return;
            ReadOnlySpan<byte> key = reader.ReadTextLenient();
            reader.PushKey(key);
            visitor.Attribute(TraceElement.Span, new TraceText(key), new TraceValue(new TraceText(reader.ReadTextLenient()), count));
            reader.Path.Pop();
        }
    }

    private static void DecodeMetrics<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        if (reader.TryReadNil()) return;
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            if (!reader.Path.IsKept) count = V04CommonEntries.DecodeNumbers(ref reader, ref visitor, count);
            if (count == 0) return;
            ReadOnlySpan<byte> key = reader.ReadTextLenient();
            reader.PushKey(key);
            visitor.Attribute(TraceElement.Span, new TraceText(key), new TraceValue(reader.ReadDoubleLenient(), count));
            reader.Path.Pop();
        }
    }

    private static void DecodeMetaStruct<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            ReadOnlySpan<byte> key = reader.ReadTextLenient();
            reader.PushKey(key);
            visitor.Attribute(TraceElement.Span, new TraceText(key), new TraceValue(reader.ReadStructure()));
            reader.Path.Pop();
        }
    }
}
