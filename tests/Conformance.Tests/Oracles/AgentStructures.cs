using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>
/// Links and events alone, from both forms in which the agent's decoders show spans. The current decoder changes other fields.
/// </summary>
internal static class AgentStructures
{
    /// <summary>From the chunks of the current decoder.</summary>
    internal static JsonElement OfChunks(JsonElement chunks)
        => Of(chunks.EnumerateArray().Select(static chunk => chunk.GetProperty("spans")), static link => ToDecoded(link));

    /// <summary>From the form of <c>decoded.json</c>.</summary>
    internal static JsonElement OfTraces(JsonElement traces) => Of(traces.EnumerateArray(), static link => Copy(link));

    /// <summary>The form of <c>decoded.json</c> without links and events.</summary>
    internal static JsonElement Without(JsonElement traces)
    {
        JsonNode root = Copy(traces);
        foreach (JsonObject span in root.AsArray().SelectMany(static spans => spans!.AsArray()).OfType<JsonObject>())
        {
            span.Remove("span_links");
            span.Remove("span_events");
        }

        return JsonSerializer.SerializeToElement(root);
    }

    private static JsonElement Of(IEnumerable<JsonElement> traces, Func<JsonElement, JsonNode> link)
    {
        var all = new JsonArray();
        foreach (JsonElement spans in traces)
        {
            foreach (JsonElement span in spans.EnumerateArray())
            {
                all.Add(new JsonObject
                {
                    ["span_links"] = new JsonArray([.. span.GetProperty("span_links").EnumerateArray().Select(link)]),
                    ["span_events"] = Copy(span.GetProperty("span_events")),
                });
            }
        }

        return JsonSerializer.SerializeToElement(all);
    }

    // The current decoder joins the halves of the trace id and types the attributes, all of which are text.
    private static JsonObject ToDecoded(JsonElement link)
    {
        UInt128 traceId =
            UInt128.Parse(link.GetProperty("trace_id").GetString()!, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
        return new JsonObject
        {
            ["trace_id"] = ((ulong)traceId).ToString(CultureInfo.InvariantCulture),
            ["trace_id_high"] = ((ulong)(traceId >> 64)).ToString(CultureInfo.InvariantCulture),
            ["span_id"] = Copy(link.GetProperty("span_id")),
            ["tracestate"] = Copy(link.GetProperty("tracestate")),
            ["flags"] = Copy(link.GetProperty("flags")),
            ["attributes"] = new JsonObject(link.GetProperty("attributes").EnumerateObject()
                .Select(static attribute => KeyValuePair.Create(attribute.Name, (JsonNode?)Copy(attribute.Value.GetProperty("value"))))),
        };
    }

    private static JsonNode Copy(JsonElement value) => JsonNode.Parse(value.GetRawText())!;
}
