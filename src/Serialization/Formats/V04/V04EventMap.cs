namespace SpanPack;

/// <summary>The fields of an event in a v0.4 or v0.7 payload. Source: agent protocol, section 3.2.</summary>
internal readonly struct V04EventMap : IV04Fields
{
    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, ReadOnlySpan<byte> key, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        if (key.SequenceEqual("time_unix_nano"u8))
        {
            reader.Path.PushField("time_unix_nano");
            visitor.Number(TraceNumberField.EventTime, (long)reader.ReadUInt64Strict());
        }
        else if (key.SequenceEqual("name"u8))
        {
            reader.Path.PushField("name");
            visitor.Text(TraceTextField.EventName, new TraceText(reader.ReadTextLenient()));
        }
        else if (key.SequenceEqual("attributes"u8))
        {
            reader.Path.PushField("attributes");
            sections.Enter(TraceSection.EventAttributes, ref visitor);
            DecodeAttributes(ref reader, ref visitor);
        }
        else
        {
            reader.Path.PushField("?");
            reader.Skip();
        }
    }

    private static void DecodeAttributes<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            ReadOnlySpan<byte> key = reader.ReadTextWithin();
            reader.PushKey(key);
            if (!reader.TryReadNil()) visitor.Attribute(TraceElement.Event, new TraceText(key), V04EventValueDecoder.Decode(ref reader, depth: 0));
            reader.Path.Pop();
        }
    }
}
