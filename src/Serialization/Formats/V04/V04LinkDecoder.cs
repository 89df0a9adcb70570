namespace SpanPack;

/// <summary>Decodes the links of a v0.4 or v0.7 span. Source: agent protocol, section 3.1.</summary>
internal static class V04LinkDecoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (reader.TryReadNil()) continue;
            reader.Path.Push(i);
            visitor.Start(TraceElement.Link);
            var sections = default(SectionTracker);
            for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
            {
                DecodeField(ref reader, ref visitor, reader.ReadKey(), ref sections);
                reader.Path.Pop();
            }

            visitor.End(TraceElement.Link);
            reader.Path.Pop();
        }
    }

    private static void DecodeField<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, ReadOnlySpan<byte> key, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        if (key.SequenceEqual("trace_id"u8)) visitor.Number(TraceNumberField.LinkTraceIdLower, (long)Field(ref reader, "trace_id").ReadUInt64Lenient());
        else if (key.SequenceEqual("trace_id_high"u8)) visitor.Number(TraceNumberField.LinkTraceIdUpper, (long)Field(ref reader, "trace_id_high").ReadUInt64Strict());
        else if (key.SequenceEqual("span_id"u8)) visitor.Number(TraceNumberField.LinkSpanId, (long)Field(ref reader, "span_id").ReadUInt64Lenient());
        else if (key.SequenceEqual("tracestate"u8)) visitor.Text(TraceTextField.LinkTraceState, new TraceText(Field(ref reader, "tracestate").ReadTextWithin()));
        else if (key.SequenceEqual("flags"u8)) visitor.Number(TraceNumberField.LinkFlags, Field(ref reader, "flags").ReadUInt32Strict());
        else if (key.SequenceEqual("attributes"u8)) DecodeAttributes(ref Field(ref reader, "attributes"), ref visitor, ref sections);
        else Field(ref reader, "?").Skip();
    }

    private static void DecodeAttributes<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        sections.Enter(TraceSection.LinkAttributes, ref visitor);
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            ReadOnlySpan<byte> key = reader.ReadTextWithin();
            reader.PushKey(key);
            visitor.Attribute(TraceElement.Link, new TraceText(key), new TraceValue(new TraceText(reader.ReadTextWithin())));
            reader.Path.Pop();
        }
    }

    private static ref MessagePackReader Field(ref MessagePackReader reader, string name)
    {
        reader.Path.PushField(name);
        return ref reader;
    }
}
