using System.Globalization;
using System.Text.Json;

namespace SpanPack;

/// <summary>The links of a span as JSON text, for formats without links. Source: agent protocol, section 3.4.</summary>
internal static class SpanLinkJson
{
    private const uint SampledFlag = 1; // bit 31, "flags are known", is not part of the JSON form

    private const int MaxNumber = 32; // characters of a double in its shortest round-trip form, with room to spare

    [ThreadStatic]
    private static BoundedJsonArray? s_array;

    /// <summary>Formats links as an array; those that do not fit the longest value of a tag are left out.</summary>
    /// <param name="links">The links.</param>
    /// <param name="written">How many are in the array.</param>
    /// <returns>UTF-8, at most <see cref="BoundedJsonArray.MaxBytes"/>; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(ReadOnlySpan<SpanLink> links, out int written)
    {
        BoundedJsonArray array = s_array ??= new BoundedJsonArray();
        array.Begin();
        foreach (SpanLink link in links)
        {
            array.BeginElement();
            Write(array.Json, link);
            if (!array.TryEndElement()) break;
        }

        written = array.Count;
        return array.End();
    }

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
        WriteAttributes(json, link.AttributeSpan);
        if ((link.Flags & SampledFlag) != 0) json.WriteNumber("flags"u8, link.Flags & SampledFlag);
        json.WriteEndObject();
    }

    private static void WriteAttributes(Utf8JsonWriter json, ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
    {
        bool any = false;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0 || attribute.Value.IsNullText) continue;
            if (!any) json.WriteStartObject("attributes"u8);
            any = true;
            json.WritePropertyName(attribute.Key);
            WriteAsText(json, attribute.Value);
        }

        if (any) json.WriteEndObject();
    }

    private static void WriteAsText(Utf8JsonWriter json, in TagValue value)
    {
        Span<char> digits = stackalloc char[MaxNumber];
        int length = 0;
        switch (value.Kind)
        {
            case TagValueKind.String:
                json.WriteStringValue(value.AsString());
                return;
            case TagValueKind.Bool:
                json.WriteStringValue(value.AsBool() ? "true"u8 : "false"u8);
                return;
            case TagValueKind.Bytes:
                json.WriteBase64StringValue(value.AsBytes().Span);
                return;
            case TagValueKind.Int:
                value.AsInt64().TryFormat(digits, out length, default, CultureInfo.InvariantCulture);
                break;
            case TagValueKind.Double:
                value.AsDouble().TryFormat(digits, out length, "R", CultureInfo.InvariantCulture);
                break;
            default:
                json.WriteStringValue(TagValueJson.Format(value)); // JSON within text
                return;
        }

        json.WriteStringValue(digits[..length]);
    }
}
