namespace SpanPack;

/// <summary>Reads the events of a span. Source: agent protocol, section 3.2.</summary>
internal static class V04EventReader
{
    internal static void Read(ref MessagePackReader reader, Span span)
    {
        span.ClearEvents();
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (reader.TryReadNil()) continue;
            reader.Path.Push(i);
            span.AddEvent(ReadEvent(ref reader));
            reader.Path.Pop();
        }
    }

    private static SpanEvent ReadEvent(ref MessagePackReader reader)
    {
        ulong time = 0;
        string name = string.Empty;
        AttributeList? attributes = null;
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            ReadOnlySpan<byte> key = reader.ReadKey();
            if (key.SequenceEqual("time_unix_nano"u8))
            {
                reader.Path.PushField("time_unix_nano");
                time = reader.ReadUInt64Strict();
            }
            else if (key.SequenceEqual("name"u8))
            {
                reader.Path.PushField("name");
                name = reader.ReadTextLenient();
            }
            else if (key.SequenceEqual("attributes"u8))
            {
                reader.Path.PushField("attributes");
                ReadAttributes(ref reader, attributes ??= []);
            }
            else
            {
                reader.Path.PushField("?");
                reader.Skip();
            }

            reader.Path.Pop();
        }

        return new SpanEvent(name, time) { Attributes = attributes! };
    }

    private static void ReadAttributes(ref MessagePackReader reader, AttributeList attributes)
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            string key = reader.ReadTextLenient();
            reader.Path.PushKey(key);
            if (!reader.TryReadNil()) attributes[key] = V04EventValueReader.Read(ref reader, depth: 0);
            reader.Path.Pop();
        }
    }
}
