namespace SpanPack.Benchmarks.Peers;

/// <summary>Links and events by hand. Source of the layout: agent protocol, v0.4.</summary>
internal static class PlainStructures
{
    internal static void WriteLinks(PlainWriter writer, List<PeerLink> links)
    {
        writer.WriteString("span_links");
        writer.WriteArrayHeader(links.Count);
        foreach (PeerLink link in links)
        {
            writer.WriteMapHeader(6);
            writer.WriteNumber("trace_id", link.TraceId);
            writer.WriteNumber("trace_id_high", link.TraceIdHigh);
            writer.WriteNumber("span_id", link.SpanId);
            writer.WriteString("attributes");
            writer.WriteMapHeader(link.Attributes.Count);
            foreach (KeyValuePair<string, string> attribute in link.Attributes) writer.WriteText(attribute.Key, attribute.Value);
            writer.WriteText("tracestate", link.Tracestate);
            writer.WriteNumber("flags", link.Flags);
        }
    }

    internal static void WriteEvents(PlainWriter writer, List<PeerEvent> events)
    {
        writer.WriteString("span_events");
        writer.WriteArrayHeader(events.Count);
        foreach (PeerEvent spanEvent in events)
        {
            writer.WriteMapHeader(3);
            writer.WriteNumber("time_unix_nano", spanEvent.TimeUnixNano);
            writer.WriteText("name", spanEvent.Name);
            writer.WriteString("attributes");
            writer.WriteMapHeader(spanEvent.Attributes.Count);
            foreach (KeyValuePair<string, PeerValue> attribute in spanEvent.Attributes)
            {
                writer.WriteString(attribute.Key);
                WriteValue(writer, attribute.Value);
            }
        }
    }

    private static void WriteValue(PlainWriter writer, PeerValue value)
    {
        writer.WriteMapHeader(2);
        if (value.StringValue is { } text)
        {
            writer.WriteNumber("type", 0);
            writer.WriteText("string_value", text);
        }
        else if (value.BoolValue is { } flag)
        {
            writer.WriteNumber("type", 1);
            writer.WriteBool("bool_value", flag);
        }
        else if (value.IntValue is { } number)
        {
            writer.WriteNumber("type", 2);
            writer.WriteNumber("int_value", (ulong)number);
        }
        else if (value.DoubleValue is { } real)
        {
            writer.WriteNumber("type", 3);
            writer.WriteDouble("double_value", real);
        }
        else
        {
            WriteArray(writer, value.ArrayValue!);
        }
    }

    private static void WriteArray(PlainWriter writer, PeerValue[] elements)
    {
        writer.WriteNumber("type", 4);
        writer.WriteString("array_value");
        writer.WriteMapHeader(1);
        writer.WriteString("values");
        writer.WriteArrayHeader(elements.Length);
        foreach (PeerValue element in elements) WriteValue(writer, element);
    }
}
