namespace SpanPack;

/// <summary>Decodes one chunk of a v0.7 payload. Source: agent protocol, section 2.4.</summary>
internal static class V07ChunkDecoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        var sections = default(SectionTracker);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            DecodeField(ref reader, ref visitor, reader.ReadKey(), ref sections);
            reader.Path.Pop();
        }
    }

    private static void DecodeField<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, ReadOnlySpan<byte> key, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        if (key.SequenceEqual("priority"u8))
        {
            reader.Path.PushField("priority");
            visitor.Number(TraceNumberField.ChunkPriority, reader.ReadInt32Strict());
        }
        else if (key.SequenceEqual("origin"u8))
        {
            reader.Path.PushField("origin");
            visitor.Text(TraceTextField.ChunkOrigin, new TraceText(reader.ReadTextStrict()));
        }
        else if (key.SequenceEqual("spans"u8))
        {
            reader.Path.PushField("spans");
            sections.Enter(TraceSection.Spans, ref visitor);
            V04Decoder.DecodeSpans(ref reader, ref visitor);
        }
        else if (key.SequenceEqual("tags"u8))
        {
            reader.Path.PushField("tags");
            sections.Enter(TraceSection.ChunkAttributes, ref visitor);
            V07Decoder.DecodeTags(ref reader, ref visitor, TraceElement.Chunk);
        }
        else if (key.SequenceEqual("dropped_trace"u8))
        {
            reader.Path.PushField("dropped_trace");
            visitor.Number(TraceNumberField.ChunkDropped, reader.ReadBool() ? 1 : 0);
        }
        else
        {
            reader.Path.PushField("?");
            reader.Skip();
        }
    }
}
