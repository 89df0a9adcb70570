using System.Buffers;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace SpanPack.Conformance.Tests.Json;

/// <summary>Chunks in the form of <c>decoded.json</c> (see the README of the vectors).</summary>
internal static class DecodedJson
{
    /// <summary>A list of traces, each a list of spans with every field.</summary>
    internal static JsonElement Of(IEnumerable<TraceChunk> chunks) => Document(writer =>
    {
        writer.WriteStartArray();
        foreach (TraceChunk chunk in chunks) Spans(writer, chunk);
        writer.WriteEndArray();
    });

    /// <summary>What the payload holds: traces (v0.4, v0.5) or a payload (v0.7, v1.0).</summary>
    internal static JsonElement Of(TracePayload payload) => payload.Format switch
    {
        TraceFormat.V07 => Document(writer => DecodedV07.Write(writer, payload)),
        TraceFormat.V1 => Document(writer => DecodedV1.Write(writer, payload)),
        _ => Of(payload.Chunks),
    };

    private static JsonElement Document(Action<Utf8JsonWriter> write)
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(buffer, new JsonWriterOptions { MaxDepth = 1000 })) write(writer);
        using JsonDocument document = JsonDocument.Parse(buffer.WrittenMemory, new JsonDocumentOptions { MaxDepth = 1000 });
        return document.RootElement.Clone();
    }

    private static void Spans(Utf8JsonWriter writer, in TraceChunk chunk)
    {
        writer.WriteStartArray();
        foreach (Span span in chunk.Spans) Write(writer, span);
        writer.WriteEndArray();
    }

    internal static void Write(Utf8JsonWriter writer, Span span)
    {
        writer.WriteStartObject();
        writer.WriteString("service", Text(span.Service));
        writer.WriteString("name", Text(span.Name));
        writer.WriteString("resource", Text(span.Resource));
        writer.WriteString("type", Text(span.Type));
        writer.WriteString("trace_id", Text((ulong)span.TraceId));
        writer.WriteString("span_id", Text(span.SpanId));
        writer.WriteString("parent_id", Text(span.ParentId));
        writer.WriteNumber("start", span.Start);
        writer.WriteNumber("duration", span.Duration);
        writer.WriteNumber("error", span.Error);
        Tags(writer, span);
        DecodedStructures.Write(writer, span);
        writer.WriteEndObject();
    }

    private static void Tags(Utf8JsonWriter writer, Span span)
    {
        writer.WriteStartObject("meta");
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) writer.WriteString(Text(tag.Key), Text(tag.Value));
        writer.WriteEndObject();
        writer.WriteStartObject("metrics");
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics())
        {
            writer.WritePropertyName(Text(tag.Key));
            Number(writer, tag.Value);
        }

        writer.WriteEndObject();
    }

    internal static void Number(Utf8JsonWriter writer, double value)
    {
        if (double.IsFinite(value)) writer.WriteNumberValue(value);
        else writer.WriteStringValue(value.ToString(CultureInfo.InvariantCulture));
    }

    internal static string Text(ulong value) => value.ToString(CultureInfo.InvariantCulture);

    /// <summary>Text as it comes through UTF-8: a lone surrogate as U+FFFD.</summary>
    internal static string Text(string? value) => Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(value ?? string.Empty));
}
