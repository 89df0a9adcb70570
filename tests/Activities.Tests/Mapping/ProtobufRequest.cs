using System.Buffers.Binary;
using System.Text;
using System.Text.Json;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>
/// An export request in JSON, written in protobuf: by the numbers of the fields in opentelemetry-proto, without any code of the reader.
/// </summary>
internal static class ProtobufRequest
{
    internal static byte[] Of(JsonElement request)
        => Many(
            1, request, "resourceSpans", static resource
                => [.. One(1, resource, "resource", static one => Attributes(1, one)), .. Many(2, resource, "scopeSpans", ScopeSpans)]);

    private static byte[] ScopeSpans(JsonElement scopeSpans)
        => [.. One(
            1, scopeSpans, "scope", static scope => [.. Text(1, scope, "name"), .. Text(2, scope, "version"), .. Attributes(3, scope)]),
                .. Many(2, scopeSpans, "spans", Span)];

    private static byte[] Span(JsonElement span) =>
    [
        .. Hex(1, span, "traceId"), .. Hex(2, span, "spanId"), .. Text(3, span, "traceState"), .. Hex(4, span, "parentSpanId"),
            .. Text(5, span, "name"),
        .. Number(6, span, "kind"), .. Fixed(7, span, "startTimeUnixNano"), .. Fixed(8, span, "endTimeUnixNano"), .. Attributes(9, span),
        .. Many(
            11, span, "events", static one
                => [.. Fixed(1, one, "timeUnixNano"), .. Text(2, one, "name"), .. Attributes(3, one),
                    .. Number(4, one, "droppedAttributesCount")]),
        .. Many(13, span, "links", static one =>
            [.. Hex(1, one, "traceId"), .. Hex(2, one, "spanId"), .. Text(3, one, "traceState"), .. Attributes(4, one),
                .. Number(5, one, "droppedAttributesCount")]),
        .. One(15, span, "status", static one => [.. Text(2, one, "message"), .. Number(3, one, "code")]),
        .. Varint((200 << 3) | 0), .. Varint(7), // a field that nobody knows
    ];

    private static byte[] Attributes(int field, JsonElement owner) => Many(field, owner, "attributes", Pair);

    private static byte[] Pair(JsonElement pair) => [.. Text(1, pair, "key"), .. One(2, pair, "value", Value)];

    private static byte[] Value(JsonElement value)
    {
        foreach (JsonProperty member in value.EnumerateObject())
        {
            JsonElement content = member.Value;
            return member.Name switch
            {
                "stringValue" => Bytes(1, Encoding.UTF8.GetBytes(content.GetString()!)),
                "boolValue" => [.. Varint(2 << 3), .. Varint(content.GetBoolean() ? 1UL : 0)],
                "intValue" => [.. Varint(3 << 3), .. Varint(unchecked((ulong)long.Parse(content.ToString())))],
                "doubleValue"
                    => [.. Varint((4 << 3) | 1),
                        .. Eight(
                            BitConverter.DoubleToUInt64Bits(
                                content.ValueKind == JsonValueKind.String ? double.Parse(content.GetString()!) : content.GetDouble()))],
                "arrayValue" => Bytes(5, Many(1, content, "values", Value)),
                "kvlistValue" => Bytes(6, Many(1, content, "values", Pair)),
                _ => Bytes(7, content.GetBytesFromBase64()),
            };
        }

        return [];
    }

    private static byte[] Many(int field, JsonElement owner, string name, Func<JsonElement, byte[]> write)
        => owner.TryGetProperty(name, out JsonElement items) ? [.. items.EnumerateArray().SelectMany(item => Bytes(field, write(item)))]
            : [];

    private static byte[] One(int field, JsonElement owner, string name, Func<JsonElement, byte[]> write)
        => owner.TryGetProperty(name, out JsonElement item) && item.ValueKind == JsonValueKind.Object ? Bytes(field, write(item)) : [];

    private static byte[] Text(int field, JsonElement owner, string name)
        => owner.TryGetProperty(name, out JsonElement text) && text.GetString() is { Length: > 0 } value
            ? Bytes(field, Encoding.UTF8.GetBytes(value))
            : [];

    private static byte[] Hex(int field, JsonElement owner, string name)
        => owner.TryGetProperty(name, out JsonElement text) && text.GetString() is { Length: > 0 } value
            ? Bytes(field, Convert.FromHexString(value))
            : [];

    private static byte[] Number(int field, JsonElement owner, string name)
        => owner.TryGetProperty(name, out JsonElement number) ? [.. Varint((ulong)field << 3), .. Varint(ulong.Parse(number.ToString()))]
            : [];

    private static byte[] Fixed(int field, JsonElement owner, string name)
        => owner.TryGetProperty(name, out JsonElement number)
            ? [.. Varint(((ulong)field << 3) | 1), .. Eight(ulong.Parse(number.ToString()))]
            : [];

    private static byte[] Bytes(int field, byte[] content)
        => [.. Varint(((ulong)field << 3) | 2), .. Varint((ulong)content.Length), .. content];

    private static byte[] Eight(ulong value)
    {
        var bytes = new byte[8];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, value);
        return bytes;
    }

    private static IEnumerable<byte> Varint(ulong value)
    {
        for (; value > 0x7F; value >>= 7) yield return (byte)(value | 0x80);
        yield return (byte)value;
    }
}
