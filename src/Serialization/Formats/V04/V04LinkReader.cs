namespace SpanPack;

/// <summary>Reads the links of a span. Source: agent protocol, section 3.1.</summary>
internal static class V04LinkReader
{
    internal static void Read(ref MessagePackReader reader, Span span)
    {
        span.ClearLinks();
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (reader.TryReadNil()) continue;
            reader.Path.Push(i);
            span.AddLink(ReadLink(ref reader));
            reader.Path.Pop();
        }
    }

    private static SpanLink ReadLink(ref MessagePackReader reader)
    {
        ulong upper = 0;
        ulong lower = 0;
        ulong spanId = 0;
        uint flags = 0;
        string? traceState = null;
        AttributeList? attributes = null;
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            ReadOnlySpan<byte> key = reader.ReadKey();
            if (key.SequenceEqual("trace_id"u8)) lower = Field(ref reader, "trace_id").ReadUInt64Lenient();
            else if (key.SequenceEqual("trace_id_high"u8)) upper = Field(ref reader, "trace_id_high").ReadUInt64Strict();
            else if (key.SequenceEqual("span_id"u8)) spanId = Field(ref reader, "span_id").ReadUInt64Lenient();
            else if (key.SequenceEqual("tracestate"u8)) traceState = Field(ref reader, "tracestate").ReadTextLenient();
            else if (key.SequenceEqual("flags"u8)) flags = Field(ref reader, "flags").ReadUInt32Strict();
            else if (key.SequenceEqual("attributes"u8)) ReadAttributes(ref Field(ref reader, "attributes"), attributes ??= []);
            else Field(ref reader, "?").Skip();
            reader.Path.Pop();
        }

        return new SpanLink(new UInt128(upper, lower), spanId) { TraceState = traceState, Flags = flags, Attributes = attributes! };
    }

    private static void ReadAttributes(ref MessagePackReader reader, AttributeList attributes)
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            string key = reader.ReadTextLenient();
            reader.Path.PushKey(key);
            attributes[key] = reader.ReadTextLenient();
            reader.Path.Pop();
        }
    }

    private static ref MessagePackReader Field(ref MessagePackReader reader, string name)
    {
        reader.Path.PushField(name);
        return ref reader;
    }
}
