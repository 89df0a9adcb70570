using System.Text.Json;

namespace SpanPack;

/// <summary>The events of a span as JSON text, for formats and agents without events of their own. Source: agent protocol, section 3.4.</summary>
internal static class SpanEventJson
{
    /// <summary>The agent cuts values after this many bytes, which would break the JSON; events that do not fit are left out.</summary>
    internal const int MaxBytes = BoundedJsonArray.MaxBytes;

    [ThreadStatic]
    private static BoundedJsonArray? s_array;

    /// <summary>Formats events as an array.</summary>
    /// <returns>UTF-8, at most <see cref="MaxBytes"/>; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(ReadOnlySpan<SpanEvent> events) => Format(events, out _);

    /// <summary>Formats events as an array.</summary>
    /// <param name="events">The events.</param>
    /// <param name="written">How many are in the array.</param>
    /// <returns>UTF-8, at most <see cref="MaxBytes"/>; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(ReadOnlySpan<SpanEvent> events, out int written)
    {
        BoundedJsonArray array = s_array ??= new BoundedJsonArray();
        array.Begin();
        foreach (SpanEvent spanEvent in events)
        {
            array.BeginElement();
            Write(array.Json, spanEvent);
            if (!array.TryEndElement()) break;
        }

        written = array.Count;
        return array.End();
    }

    private static void Write(Utf8JsonWriter json, SpanEvent spanEvent)
    {
        json.WriteStartObject();
        json.WriteString("name"u8, spanEvent.Name);
        json.WriteNumber("time_unix_nano"u8, spanEvent.TimeUnixNano);
        WriteAttributes(json, spanEvent.AttributeSpan);
        json.WriteEndObject();
    }

    private static void WriteAttributes(Utf8JsonWriter json, ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
    {
        bool any = false;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0 || !attribute.Value.IsWritable) continue;
            if (!any) json.WriteStartObject("attributes"u8);
            any = true;
            json.WritePropertyName(attribute.Key);
            if (attribute.Value.Kind == TagValueKind.Array) WriteArray(json, attribute.Value.AsArray());
            else TagValueJson.Write(json, attribute.Value);
        }

        if (any) json.WriteEndObject();
    }

    private static void WriteArray(Utf8JsonWriter json, ReadOnlySpan<TagValue> elements)
    {
        json.WriteStartArray();
        foreach (ref readonly TagValue element in elements)
        {
            if (element.IsWritableElement) TagValueJson.Write(json, element);
        }

        json.WriteEndArray();
    }
}
