using System.Text.Json;

namespace SpanPack.Conformance.Tests.Json;

/// <summary>Attributes of v1.0 in the form of <c>decoded.json</c>.</summary>
internal static class DecodedV1Values
{
    internal static void Attributes(Utf8JsonWriter writer, IEnumerable<KeyValuePair<string, TagValue>> attributes)
    {
        writer.WriteStartObject("attributes");
        foreach (KeyValuePair<string, TagValue> attribute in attributes) Write(writer, attribute.Key, attribute.Value);
        writer.WriteEndObject();
    }

    /// <summary>All attributes of a span, whatever their types.</summary>
    internal static void Attributes(Utf8JsonWriter writer, Span span)
    {
        writer.WriteStartObject("attributes");
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) Write(writer, tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics()) Write(writer, tag.Key, tag.Value);
        foreach (string name in span.GetMetaStructNames()) Write(writer, name, new TagValue(span.GetMetaStruct(name)!));
        foreach (ref readonly CustomTag<TypedAttribute?> tag in span.TypedAttributes)
        {
            if (tag.Value is { } attribute) Write(writer, tag.Key, attribute.Value);
        }

        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, string key, TagValue value)
    {
        writer.WritePropertyName(DecodedJson.Text(key));
        DecodedStructures.Value(writer, value);
    }
}
