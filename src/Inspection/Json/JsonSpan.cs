using System.Globalization;

namespace SpanPack;

/// <summary>One span as JSON. Ids, starts and durations are text: programs read numbers as doubles, which are exact up to 2^53.</summary>
internal static class JsonSpan
{
    internal static void Write(JsonOutput json, SpanRecord span, TraceFormatTraits traits)
    {
        json.WriteStartObject();
        json.WriteString("service", span.Service);
        json.WriteString("name", span.Name);
        json.WriteString("resource", span.Resource);
        json.WriteString("type", span.Type);
        if (!traits.HasTraceFields) json.WriteString("trace_id", Decimal(span.TraceIdLower));
        json.WriteString("span_id", Decimal(span.SpanId));
        json.WriteString("parent_id", Decimal(span.ParentId));
        if (traits.HasTypedAttributes) WriteV1Fields(json, span);
        else WriteTags(json, span);
        WriteLinks(json, span.Links, traits);
        WriteEvents(json, span.Events);
        json.WriteEndObject();
    }

    private static void WriteV1Fields(JsonOutput json, SpanRecord span)
    {
        json.WriteString("start", Decimal((ulong)span.Start));
        json.WriteString("duration", Decimal((ulong)span.Duration));
        json.WriteBoolean("error", span.Error != 0);
        foreach ((string name, string text) in span.V1Fields.EnumerateTexts()) json.WriteString(name, text);
        json.WriteString("kind", SpanKindName.Of(span.V1Fields.Kind));
        JsonValue.WriteAttributes(json, "attributes", span.Attributes.Items, typed: true);
    }

    private static void WriteTags(JsonOutput json, SpanRecord span)
    {
        json.WriteString("start", span.Start.ToString(CultureInfo.InvariantCulture));
        json.WriteString("duration", span.Duration.ToString(CultureInfo.InvariantCulture));
        json.WriteNumber("error", span.Error);
        JsonValue.WriteAttributes(json, "meta", span.Attributes.OfKind(TagValueKind.String), typed: false);
        json.WriteStartObject("metrics");
        foreach ((string key, TagValue value) in span.Attributes.OfKind(TagValueKind.Double))
        {
            json.WritePropertyName(key);
            JsonValue.WriteDouble(json, value.AsDouble());
        }

        json.WriteEndObject();
        json.WriteStartObject("meta_struct");
        foreach ((string key, TagValue value) in span.Attributes.OfKind(TagValueKind.Bytes))
        {
            json.WritePropertyName(key);
            json.WriteBase64(value.AsBytes().Span);
        }

        json.WriteEndObject();
    }

    private static void WriteLinks(JsonOutput json, List<SpanLink> links, TraceFormatTraits traits)
    {
        json.WriteStartArray("span_links");
        foreach (SpanLink link in links)
        {
            json.WriteStartObject();
            if (traits.HasTraceFields)
            {
                json.WriteString("trace_id", link.TraceId.ToString("x32", CultureInfo.InvariantCulture));
            }
            else
            {
                json.WriteString("trace_id", Decimal((ulong)link.TraceId));
                json.WriteString("trace_id_high", Decimal((ulong)(link.TraceId >> 64)));
            }

            json.WriteString("span_id", Decimal(link.SpanId));
            json.WriteString("tracestate", link.TraceState ?? string.Empty);
            json.WriteNumber("flags", link.Flags);
            JsonValue.WriteAttributes(json, "attributes", link.Attributes, typed: traits.HasTypedAttributes);
            json.WriteEndObject();
        }

        json.WriteEndArray();
    }

    private static void WriteEvents(JsonOutput json, List<SpanEvent> events)
    {
        json.WriteStartArray("span_events");
        foreach (SpanEvent happened in events)
        {
            json.WriteStartObject();
            json.WriteString("name", happened.Name);
            json.WriteString("time_unix_nano", Decimal(happened.TimeUnixNano));
            JsonValue.WriteAttributes(json, "attributes", happened.Attributes, typed: true);
            json.WriteEndObject();
        }

        json.WriteEndArray();
    }

    private static string Decimal(ulong value) => value.ToString(CultureInfo.InvariantCulture);
}
