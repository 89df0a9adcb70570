namespace SpanPack;

/// <summary>Decodes v0.5 payloads: a string table, then chunks of spans as arrays. Source: docs/protocol.md#v05.</summary>
internal readonly struct V05Decoder : IElementDecoder
{
    private const int SpanFields = 12;

    public static bool SkipsNil(TraceElement element) => false;

    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TVisitor : ITraceVisitor
    {
        if (element == TraceElement.Span) DecodeSpan(ref reader, ref visitor);
        else if (element == TraceElement.Payload) DecodePayload(ref reader, ref visitor);
        else ElementDecoder.DecodeKind<V05Decoder, TVisitor>(ref reader, ref visitor, TraceElement.Span);
    }

    /// <summary>Returns whether a payload is of this format: an array of texts, then chunks, each an array of arrays.</summary>
    internal static FormatMatch Match(ref MessagePackReader reader) => FormatMatching.FirstInArrays(ref reader, out int index) switch
    {
        MessagePackKind.Text => FormatMatch.Certain,
        MessagePackKind.Array when index == 1 => FormatMatch.Certain,
        MessagePackKind.Nil when index is 0 or 2 => FormatMatch.Possible, // nothing at all, or nothing in both
        _ => FormatMatch.None,
    };

    private static void DecodePayload<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        reader.ReadArrayHeaderOfAnyCount(); // two; the agent reads two whatever the header says
        reader.Path.Push(0);
        reader.ReadTable();
        reader.Path.Pop();
        reader.Path.Push(1);
        ElementDecoder.DecodeKind<V05Decoder, TVisitor>(ref reader, ref visitor, TraceElement.Chunk);
        reader.Path.Pop();
    }

    private static void DecodeSpan<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int start = reader.Position;
        int fields = reader.ReadArrayHeader();
        if (fields != SpanFields) throw new MessagePackException($"a span of {fields} elements; {SpanFields} are expected", start);
        visitor.VisitText(TraceTextField.SpanService, Field(ref reader, "service").ReadText(FieldEncoding.TextIndexed));
        visitor.VisitText(TraceTextField.SpanName, Next(ref reader, "name").ReadText(FieldEncoding.TextIndexed));
        visitor.VisitText(TraceTextField.SpanResource, Next(ref reader, "resource").ReadText(FieldEncoding.TextIndexed));
        visitor.VisitNumber(TraceNumberField.SpanTraceIdLower, (long)Next(ref reader, "trace_id").ReadUInt64Lenient());
        visitor.VisitNumber(TraceNumberField.SpanId, (long)Next(ref reader, "span_id").ReadUInt64Lenient());
        visitor.VisitNumber(TraceNumberField.SpanParentId, (long)Next(ref reader, "parent_id").ReadUInt64Lenient());
        visitor.VisitNumber(TraceNumberField.SpanStart, Next(ref reader, "start").ReadInt64Lenient());
        visitor.VisitNumber(TraceNumberField.SpanDuration, Next(ref reader, "duration").ReadInt64Lenient());
        visitor.VisitNumber(TraceNumberField.SpanError, Next(ref reader, "error").ReadInt32Lenient());
        AttributeDecoder.DecodeMap(ref Next(ref reader, "meta"), ref visitor, TraceElement.Span, FieldEncoding.TextIndexed,
            FieldEncoding.TextIndexed);
        AttributeDecoder.DecodeMap(ref Next(ref reader, "metrics"), ref visitor, TraceElement.Span, FieldEncoding.TextIndexed,
            FieldEncoding.DoubleLenient);
        visitor.VisitText(TraceTextField.SpanType, Next(ref reader, "type").ReadText(FieldEncoding.TextIndexed));
        reader.Path.Pop();
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
