using System.Text.Json;

namespace SpanPack;

/// <summary>
/// The events of a span as JSON text, for formats and agents without native events. Source: docs/protocol.md#links-and-events-as-json.
/// </summary>
internal static class SpanEventJson
{
    /// <inheritdoc cref="Format(ReadOnlySpan{SpanEvent}, out int)"/>
    internal static ReadOnlySpan<byte> Format(ReadOnlySpan<SpanEvent> events) => Format(events, out _);

    /// <summary>Formats events as an array; events beyond the longest value of a tag are omitted.</summary>
    /// <param name="events">The events.</param>
    /// <param name="written">The number of events in the array.</param>
    /// <returns>UTF-8; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(ReadOnlySpan<SpanEvent> events, out int written)
        => BoundedJsonArray.Events.Format(events, Write, out written);

    private static void Write(Utf8JsonWriter json, SpanEvent spanEvent)
    {
        json.WriteStartObject();
        if (spanEvent.TimeUnixNano != 0) json.WriteNumber("time_unix_nano"u8, spanEvent.TimeUnixNano);
        if (spanEvent.Name.Length > 0) json.WriteString("name"u8, spanEvent.Name);
        AttributeJson.WriteValues(json, spanEvent.AttributeSpan);
        if (spanEvent.DroppedAttributesCount > 0) json.WriteNumber("dropped_attributes_count"u8, spanEvent.DroppedAttributesCount);
        json.WriteEndObject();
    }
}
