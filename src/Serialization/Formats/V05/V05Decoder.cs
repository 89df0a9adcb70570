namespace SpanPack;

/// <summary>Decodes v0.5 payloads: a string table, then chunks of spans as arrays. Source: agent protocol, section 2.3.</summary>
internal static class V05Decoder
{
    private const int SpanFields = 12;

    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        reader.ReadArrayHeader(); // two; the agent reads two whatever the header says
        reader.Path.Push(0);
        DecodeTable(ref reader);
        reader.Path.Pop();
        reader.Path.Push(1);
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            visitor.Start(TraceElement.Chunk);
            DecodeSpans(ref reader, ref visitor);
            visitor.End(TraceElement.Chunk);
            reader.Path.Pop();
        }

        reader.Path.Pop();
    }

    private static void DecodeTable(ref MessagePackReader reader)
    {
        int count = reader.ReadArrayHeader();
        reader.Strings = new ReceivedStrings(count);
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            reader.ReadTableStringLenient();
            reader.Path.Pop();
        }
    }

    private static void DecodeSpans<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            int start = reader.Position;
            int fields = reader.ReadArrayHeader();
            if (fields != SpanFields) throw new MessagePackException($"a span of {fields} elements; {SpanFields} are expected", start);
            visitor.Start(TraceElement.Span);
            DecodeSpan(ref reader, ref visitor);
            visitor.End(TraceElement.Span);
            reader.Path.Pop();
        }
    }

    private static void DecodeSpan<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        visitor.Text(TraceTextField.SpanService, Field(ref reader, "service").ReadIndexedText());
        visitor.Text(TraceTextField.SpanName, Next(ref reader, "name").ReadIndexedText());
        visitor.Text(TraceTextField.SpanResource, Next(ref reader, "resource").ReadIndexedText());
        visitor.Number(TraceNumberField.SpanTraceIdLower, (long)Next(ref reader, "trace_id").ReadUInt64Lenient());
        visitor.Number(TraceNumberField.SpanId, (long)Next(ref reader, "span_id").ReadUInt64Lenient());
        visitor.Number(TraceNumberField.SpanParentId, (long)Next(ref reader, "parent_id").ReadUInt64Lenient());
        visitor.Number(TraceNumberField.SpanStart, Next(ref reader, "start").ReadInt64Lenient());
        visitor.Number(TraceNumberField.SpanDuration, Next(ref reader, "duration").ReadInt64Lenient());
        visitor.Number(TraceNumberField.SpanError, Next(ref reader, "error").ReadInt32Lenient());
        DecodeMeta(ref Next(ref reader, "meta"), ref visitor);
        DecodeMetrics(ref Next(ref reader, "metrics"), ref visitor);
        visitor.Text(TraceTextField.SpanType, Next(ref reader, "type").ReadIndexedText());
        reader.Path.Pop();
    }

    private static void DecodeMeta<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            TraceText key = reader.ReadIndexedText();
            reader.PushKey(key.Index);
            visitor.Attribute(TraceElement.Span, key, new TraceValue(reader.ReadIndexedText(), count));
            reader.Path.Pop();
        }
    }

    private static void DecodeMetrics<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            TraceText key = reader.ReadIndexedText();
            reader.PushKey(key.Index);
            visitor.Attribute(TraceElement.Span, key, new TraceValue(reader.ReadDoubleLenient(), count));
            reader.Path.Pop();
        }
    }

    private static ref MessagePackReader Field(ref MessagePackReader reader, string name)
    {
        reader.Path.PushField(name);
        return ref reader;
    }

    private static ref MessagePackReader Next(ref MessagePackReader reader, string name)
    {
        reader.Path.Pop();
        return ref Field(ref reader, name);
    }
}
