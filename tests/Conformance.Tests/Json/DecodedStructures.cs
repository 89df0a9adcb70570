using System.Globalization;
using System.Text.Json;

namespace SpanPack.Conformance.Tests.Json;

/// <summary>Structured data, links and events in the form of <c>decoded.json</c>.</summary>
internal static class DecodedStructures
{
    internal static void Write(Utf8JsonWriter writer, Span span)
    {
        writer.WriteStartObject("meta_struct");
        foreach (string name in span.GetMetaStructNames()) writer.WriteBase64String(DecodedJson.Text(name), span.GetMetaStruct(name));
        writer.WriteEndObject();

        writer.WriteStartArray("span_links");
        foreach (SpanLink link in span.Links) Write(writer, link);
        writer.WriteEndArray();

        writer.WriteStartArray("span_events");
        foreach (SpanEvent spanEvent in span.Events) Write(writer, spanEvent);
        writer.WriteEndArray();
    }

    private static void Write(Utf8JsonWriter writer, SpanLink link)
    {
        writer.WriteStartObject();
        writer.WriteString("trace_id", DecodedJson.Text((ulong)link.TraceId));
        writer.WriteString("trace_id_high", DecodedJson.Text((ulong)(link.TraceId >> 64)));
        writer.WriteString("span_id", DecodedJson.Text(link.SpanId));
        writer.WriteString("tracestate", DecodedJson.Text(link.TraceState));
        writer.WriteNumber("flags", link.Flags);
        writer.WriteStartObject("attributes");
        foreach (KeyValuePair<string, TagValue> attribute in link.Attributes) LinkAttribute(writer, attribute.Key, attribute.Value);
        writer.WriteEndObject();
        writer.WriteEndObject();
    }

    // Links of v0.4 know text only.
    private static void LinkAttribute(Utf8JsonWriter writer, string key, TagValue value)
    {
        if (value.Kind != TagValueKind.Array)
        {
            writer.WriteString(DecodedJson.Text(key), DecodedJson.Text(value.ToString()));
            return;
        }

        int index = 0;
        foreach (TagValue element in value.AsArray())
            writer.WriteString($"{DecodedJson.Text(key)}.{index++}", DecodedJson.Text(element.ToString()));
    }

    private static void Write(Utf8JsonWriter writer, SpanEvent spanEvent)
    {
        writer.WriteStartObject();
        writer.WriteString("name", DecodedJson.Text(spanEvent.Name));
        writer.WriteString("time_unix_nano", DecodedJson.Text(spanEvent.TimeUnixNano));
        writer.WriteStartObject("attributes");
        foreach (KeyValuePair<string, TagValue> attribute in spanEvent.Attributes)
        {
            writer.WritePropertyName(DecodedJson.Text(attribute.Key));
            Value(writer, attribute.Value);
        }

        writer.WriteEndObject();
        writer.WriteEndObject();
    }

    internal static void Value(Utf8JsonWriter writer, TagValue value)
    {
        writer.WriteStartObject();
        writer.WriteString("type", value.Kind == TagValueKind.KeyValueList ? "kvlist" : value.Kind.ToString().ToLowerInvariant());
        writer.WritePropertyName("value");
        switch (value.Kind)
        {
            case TagValueKind.Bool: writer.WriteBooleanValue(value.AsBool()); break;
            case TagValueKind.Int: writer.WriteStringValue(value.AsInt64().ToString(CultureInfo.InvariantCulture)); break;
            case TagValueKind.Double: DecodedJson.Number(writer, value.AsDouble()); break;
            case TagValueKind.Array: Elements(writer, value); break;
            case TagValueKind.Bytes: writer.WriteBase64StringValue(value.AsBytes().Span); break;
            case TagValueKind.KeyValueList: Pairs(writer, value.AsKeyValueList()); break;
            default: writer.WriteStringValue(DecodedJson.Text(value.AsString())); break;
        }

        writer.WriteEndObject();
    }

    private static void Elements(Utf8JsonWriter writer, TagValue array)
    {
        writer.WriteStartArray();
        foreach (TagValue element in array.AsArray()) Value(writer, element);
        writer.WriteEndArray();
    }

    private static void Pairs(Utf8JsonWriter writer, AttributeList pairs)
    {
        writer.WriteStartArray();
        foreach (KeyValuePair<string, TagValue> pair in pairs)
        {
            writer.WriteStartObject();
            writer.WriteString("key", DecodedJson.Text(pair.Key));
            writer.WritePropertyName("value");
            Value(writer, pair.Value);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }
}
