using System.Text.Json;

namespace SpanPack.Conformance.Tests.Json;

/// <summary>v1.0 payloads in the form of <c>decoded.json</c>.</summary>
internal static class DecodedV1
{
    private static readonly string[] s_kinds = ["UNSPECIFIED", "INTERNAL", "SERVER", "CLIENT", "PRODUCER", "CONSUMER"];

    internal static void Write(Utf8JsonWriter writer, TracePayload payload)
    {
        writer.WriteStartObject();
        DecodedV07.Fields(writer, payload.Header);
        DecodedV1Values.Attributes(writer, payload.Header.Attributes);
        writer.WriteStartArray("chunks");
        foreach (TraceChunk chunk in payload.Chunks) Write(writer, chunk);
        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, in TraceChunk chunk)
    {
        writer.WriteStartObject();
        DecodedV07.Fields(writer, chunk);
        writer.WriteNumber("sampling_mechanism", (uint)(chunk.SamplingMechanism ?? 0));
        writer.WriteString("trace_id", $"{chunk.TraceId:x32}");
        DecodedV1Values.Attributes(writer, chunk.Attributes ?? []);
        writer.WriteStartArray("spans");
        foreach (Span span in chunk.Spans)
        {
            Assert.Equal(chunk.TraceId, span.TraceId);
            Write(writer, span);
        }

        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, Span span)
    {
        SpanV1Fields fields = span.V1Fields ?? new SpanV1Fields(); // none, and no tags either
        writer.WriteStartObject();
        writer.WriteString("service", DecodedJson.Text(span.Service));
        writer.WriteString("name", DecodedJson.Text(span.Name));
        writer.WriteString("resource", DecodedJson.Text(span.Resource));
        writer.WriteString("type", DecodedJson.Text(span.Type));
        writer.WriteString("span_id", DecodedJson.Text(span.SpanId));
        writer.WriteString("parent_id", DecodedJson.Text(span.ParentId));
        writer.WriteString("start", DecodedJson.Text((ulong)span.Start));
        writer.WriteString("duration", DecodedJson.Text((ulong)span.Duration));
        writer.WriteBoolean("error", span.Error != 0);
        writer.WriteString("env", DecodedJson.Text(fields.Environment));
        writer.WriteString("version", DecodedJson.Text(fields.Version));
        writer.WriteString("component", DecodedJson.Text(fields.Component));
        writer.WriteString("kind", fields.Kind < s_kinds.Length ? $"SPAN_KIND_{s_kinds[fields.Kind]}" : $"{(int)fields.Kind}");
        DecodedV1Values.Attributes(writer, span);
        writer.WriteStartArray("span_links");
        foreach (SpanLink link in span.Links) Write(writer, link);
        writer.WriteEndArray();
        writer.WriteStartArray("span_events");
        foreach (SpanEvent spanEvent in span.Events) Write(writer, spanEvent);
        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, SpanLink link)
    {
        writer.WriteStartObject();
        writer.WriteString("trace_id", $"{link.TraceId:x32}");
        writer.WriteString("span_id", DecodedJson.Text(link.SpanId));
        writer.WriteString("tracestate", DecodedJson.Text(link.TraceState));
        writer.WriteNumber("flags", link.Flags);
        DecodedV1Values.Attributes(writer, link.Attributes);
        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, SpanEvent spanEvent)
    {
        writer.WriteStartObject();
        writer.WriteString("time_unix_nano", DecodedJson.Text(spanEvent.TimeUnixNano));
        writer.WriteString("name", DecodedJson.Text(spanEvent.Name));
        DecodedV1Values.Attributes(writer, spanEvent.Attributes);
        writer.WriteEndObject();
    }
}
