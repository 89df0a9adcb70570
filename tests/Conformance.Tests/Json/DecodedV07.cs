using System.Text.Json;

namespace SpanPack.Conformance.Tests.Json;

/// <summary>v0.7 payloads in the form of <c>decoded.json</c>.</summary>
internal static class DecodedV07
{
    private const int NoPriority = -128;

    internal static void Write(Utf8JsonWriter writer, TracePayload payload)
    {
        writer.WriteStartObject();
        Fields(writer, payload.Header);
        Tags(writer, payload.Header.Attributes);
        writer.WriteStartArray("chunks");
        foreach (TraceChunk chunk in payload.Chunks) Write(writer, chunk);
        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    /// <summary>The fields that v1.0 has too.</summary>
    internal static void Fields(Utf8JsonWriter writer, TracePayloadHeader header)
    {
        writer.WriteString("container_id", DecodedJson.Text(header.ContainerId));
        writer.WriteString("language_name", DecodedJson.Text(header.LanguageName));
        writer.WriteString("language_version", DecodedJson.Text(header.LanguageVersion));
        writer.WriteString("tracer_version", DecodedJson.Text(header.TracerVersion));
        writer.WriteString("runtime_id", DecodedJson.Text(header.RuntimeId));
        writer.WriteString("env", DecodedJson.Text(header.Environment));
        writer.WriteString("hostname", DecodedJson.Text(header.HostName));
        writer.WriteString("app_version", DecodedJson.Text(header.AppVersion));
    }

    /// <summary>The fields of a chunk that v1.0 has too.</summary>
    internal static void Fields(Utf8JsonWriter writer, in TraceChunk chunk)
    {
        writer.WriteNumber("priority", (int?)chunk.SamplingPriority ?? NoPriority);
        writer.WriteString("origin", DecodedJson.Text(chunk.Origin));
        writer.WriteBoolean("dropped_trace", chunk.IsDropped);
    }

    private static void Write(Utf8JsonWriter writer, in TraceChunk chunk)
    {
        writer.WriteStartObject();
        Fields(writer, chunk);
        Tags(writer, chunk.Attributes ?? []);
        writer.WriteStartArray("spans");
        foreach (Span span in chunk.Spans) DecodedJson.Write(writer, span);
        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    private static void Tags(Utf8JsonWriter writer, AttributeList tags)
    {
        writer.WriteStartObject("tags");
        foreach (KeyValuePair<string, TagValue> tag in tags)
            writer.WriteString(DecodedJson.Text(tag.Key), DecodedJson.Text(tag.Value.AsString()));
        writer.WriteEndObject();
    }
}
