namespace SpanPack;

/// <summary>The fields of a link in a v0.4 or v0.7 payload. Source: agent protocol, section 3.1.</summary>
internal readonly struct V04LinkMap : IV04Fields
{
    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, ReadOnlySpan<byte> key, ref SectionTracker sections)
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
