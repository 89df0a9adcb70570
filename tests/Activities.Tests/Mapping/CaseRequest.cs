using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>A case of the vectors as an export request, in the form in which a collector writes it to a file.</summary>
internal static class CaseRequest
{
    internal static string Write(MappingCase one)
    {
        JsonElement scope = one.Input.TryGetProperty("scope", out JsonElement given) ? given : default;
        var request = new JsonObject
        {
            ["resourceSpans"] = new JsonArray(new JsonObject
            {
                ["resource"] = new JsonObject { ["attributes"] = WriteMap(one.Input, "resource"), ["unknownMember"] = 1 },
                ["scopeSpans"] = new JsonArray(new JsonObject
                {
                    ["scope"] = scope.ValueKind == JsonValueKind.Object
                        ? new JsonObject
                        {
                            ["name"] = CaseSource.TextOf(scope, "name"), ["version"] = CaseSource.TextOf(scope, "version"),
                            ["attributes"] = WriteMap(scope, "attributes")
                        }
                        : null,
                    ["spans"] = new JsonArray(WriteSpan(one.Span)),
                }),
            }),
        };
        return request.ToJsonString();
    }

    private static JsonObject WriteSpan(JsonElement span)
    {
        JsonElement status = span.TryGetProperty("status", out JsonElement given) ? given : default;
        return new JsonObject
        {
            ["traceId"] = CaseSource.TextOf(span, "traceId"),
            ["spanId"] = CaseSource.TextOf(span, "spanId"),
            ["parentSpanId"] = CaseSource.TextOf(span, "parentSpanId"),
            ["traceState"] = CaseSource.TextOf(span, "traceState"),
            ["name"] = CaseSource.TextOf(span, "name"),
            ["kind"] = (int)Enum.Parse<ActivitySpanKind>(CaseSource.TextOf(span, "kind"), ignoreCase: true),
            ["startTimeUnixNano"] = CaseSource.NumberOf(span, "startNs").ToString(),
            ["endTimeUnixNano"] = CaseSource.NumberOf(span, "endNs"),
            ["attributes"] = WriteAttributes(span),
            ["events"] = new JsonArray([.. CaseSource.ItemsOf(span, "events").Select(static item => new JsonObject
            {
                ["timeUnixNano"] = CaseSource.NumberOf(item, "timeNs").ToString(),
                ["name"] = CaseSource.TextOf(item, "name"),
                ["attributes"] = WriteAttributes(item),
                ["droppedAttributesCount"] = CaseSource.NumberOf(item, "droppedAttributesCount"),
            })]),
            ["links"] = new JsonArray([.. CaseSource.ItemsOf(span, "links").Select(static item => new JsonObject
            {
                ["traceId"] = CaseSource.TextOf(item, "traceId"),
                ["spanId"] = CaseSource.TextOf(item, "spanId"),
                ["traceState"] = CaseSource.TextOf(item, "traceState"),
                ["attributes"] = WriteAttributes(item),
                ["droppedAttributesCount"] = CaseSource.NumberOf(item, "droppedAttributesCount"),
            })]),
            ["status"] = status.ValueKind == JsonValueKind.Object
                ? new JsonObject
                {
                    ["code"] = (int)Enum.Parse<SpanStatus>(CaseSource.TextOf(status, "code"), ignoreCase: true),
                    ["message"] = CaseSource.TextOf(status, "message")
                }
                : null,
        };
    }

    private static JsonArray WriteMap(JsonElement owner, string name)
        => new([.. owner.TryGetProperty(name, out JsonElement map) ? CaseValues.ReadMap(map).Select(WritePair) : []]);

    private static JsonArray WriteAttributes(JsonElement owner) => new([.. CaseValues.Read(owner).Select(WritePair)]);

    private static JsonNode WritePair(KeyValuePair<string, TagValue> pair)
        => new JsonObject { ["key"] = pair.Key, ["value"] = WriteValue(pair.Value) };

    private static JsonNode WriteValue(TagValue value) => value.Kind switch
    {
        TagValueKind.String when value.AsString() is null => new JsonObject(),
        TagValueKind.String => new JsonObject { ["stringValue"] = value.AsString() },
        TagValueKind.Bool => new JsonObject { ["boolValue"] = value.AsBool() },
        TagValueKind.Int => new JsonObject { ["intValue"] = value.AsInt64() % 2 == 0 ? value.AsInt64() : value.AsInt64().ToString() },
        TagValueKind.Double => new JsonObject { ["doubleValue"] = double.IsFinite(value.AsDouble()) ? value.AsDouble() : value.ToString() },
        TagValueKind.Bytes => new JsonObject { ["bytesValue"] = Convert.ToBase64String(value.AsBytes().Span) },
        TagValueKind.Array
            => new JsonObject
            {
                ["arrayValue"] = new JsonObject
                {
                    ["values"] = new JsonArray([.. value.AsArray()
                .ToArray()
                .Select(WriteValue)])
                }
            },
        _
            => new JsonObject
            {
                ["kvlistValue"] = new JsonObject
                {
                    ["values"] = new JsonArray(
                [.. value.AsKeyValueList().Select(WritePair)])
                }
            },
    };
}
