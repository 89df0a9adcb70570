using System.Text.Json;

namespace SpanPack;

/// <summary>The links of a span as JSON text, for formats without links. Source: docs/protocol.md#links-and-events-as-json.</summary>
internal static class SpanLinkJson
{
    private const uint SampledFlag = 1; // bit 31, "flags are known", is not part of the JSON form

    /// <summary>Formats links as an array; links beyond the longest value of a tag are omitted.</summary>
    /// <param name="links">The links.</param>
    /// <param name="written">The number of links in the array.</param>
    /// <returns>UTF-8; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(ReadOnlySpan<SpanLink> links, out int written)
        => BoundedJsonArray.Links.Format(links, Write, out written);

    private static void Write(Utf8JsonWriter json, SpanLink link)
    {
        Span<byte> hex = stackalloc byte[32];
        RawBytes.WriteHex16(ref hex[0], (ulong)(link.TraceId >> 64));
        RawBytes.WriteHex16(ref hex[16], (ulong)link.TraceId);
        json.WriteStartObject();
        json.WriteString("trace_id"u8, hex);
        RawBytes.WriteHex16(ref hex[0], link.SpanId);
        json.WriteString("span_id"u8, hex[..16]);
        if (!string.IsNullOrEmpty(link.TraceState)) json.WriteString("tracestate"u8, link.TraceState);
        AttributeJson.WriteTexts(json, link.AttributeSpan);
        if ((link.Flags & SampledFlag) != 0) json.WriteNumber("flags"u8, link.Flags & SampledFlag);
        if (link.DroppedAttributesCount > 0) json.WriteNumber("dropped_attributes_count"u8, link.DroppedAttributesCount);
        json.WriteEndObject();
    }
}
