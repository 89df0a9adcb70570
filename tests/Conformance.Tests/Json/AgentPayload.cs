using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanPack.Conformance.Tests.Json;

/// <summary>
/// What the agent decodes of v1.0, in the one form that the reader can give: it keeps trace ids in 128 bits, and one of equal keys in a
/// list of pairs.
/// </summary>
internal static class AgentPayload
{
    /// <summary>What is told of content with keys that become one when it is shown.</summary>
    internal const string TwinKeys = "keys differ in invalid UTF-8 only";

    private static readonly JsonSerializerOptions s_deep = new() { MaxDepth = 1000 };

    internal static JsonElement Normalize(TraceFormat format, JsonElement content)
    {
        if (format != TraceFormat.V1) return content;
        JsonNode root = JsonNode.Parse(content.GetRawText(), documentOptions: new JsonDocumentOptions { MaxDepth = 1000 })!;
        Visit(root);
        return JsonSerializer.SerializeToElement(root, s_deep);
    }

    /// <summary>Whether an object has a name twice: the agent keeps bytes that are no text, and shows them as U+FFFD.</summary>
    internal static bool HasTwinKeys(JsonElement content) => content.ValueKind switch
    {
        JsonValueKind.Object
            => content.EnumerateObject().GroupBy(static member => member.Name).Any(static group => group.Count() > 1)
                || content.EnumerateObject().Any(static member => HasTwinKeys(member.Value)),
        JsonValueKind.Array => content.EnumerateArray().Any(HasTwinKeys),
        _ => false,
    };

    private static void Visit(JsonNode? node)
    {
        if (node is JsonArray array)
        {
            foreach (JsonNode? element in array) Visit(element);
        }
        else if (node is JsonObject item)
        {
            if (item["trace_id"] is JsonValue traceId) item["trace_id"] = TraceId(traceId.GetValue<string>());
            if (item["type"] is JsonValue type && type.ToString() == "kvlist") KeepLast(item["value"]!.AsArray());
            foreach (KeyValuePair<string, JsonNode?> member in item) Visit(member.Value);
        }
    }

    private static string TraceId(string hex) => hex.PadLeft(32, '0')[^32..];

    private static void KeepLast(JsonArray pairs)
    {
        for (int i = 0; i < pairs.Count; i++)
        {
            for (int later = i + 1; later < pairs.Count;)
            {
                if (pairs[i]!["key"]!.ToString() != pairs[later]!["key"]!.ToString())
                {
                    later++;
                    continue;
                }

                pairs[i] = pairs[later]!.DeepClone();
                pairs.RemoveAt(later);
            }
        }
    }
}
