using System.Text;
using System.Text.Json;

namespace SpanPack;

/// <summary>Reads export requests in the JSON of protobuf.</summary>
internal sealed class OtlpJsonReader : IOtlpSpanReader<JsonElement>
{
    /// <summary>The most levels of JSON; each level of a value takes three.</summary>
    internal const int MaxDepth = 192;

    private const int TraceIdDigits = 32;
    private const int SpanIdDigits = 16;

    private static ReadOnlySpan<byte> Mark => "\"resourceSpans\""u8;

    /// <summary>Gets the reader. Any number of threads may use it.</summary>
    internal static OtlpJsonReader Instance { get; } = new();

    /// <summary>Returns whether content looks like a request: a JSON object with the name of the member that requests have.</summary>
    internal static bool LooksLikeRequest(ReadOnlySpan<byte> content)
        => content[ByteOrderMarkLength(content)..].TrimStart(" \t\r\n"u8) is [(byte)'{', ..] && content.IndexOf(Mark) >= 0;

    /// <summary>Returns the number of bytes of the mark that editors write before UTF-8; 0 without one.</summary>
    internal static int ByteOrderMarkLength(ReadOnlySpan<byte> content)
        => content.StartsWith(Encoding.UTF8.Preamble) ? Encoding.UTF8.Preamble.Length : 0;

    /// <summary>Finds the spans of a request.</summary>
    /// <param name="json">The JSON of the request.</param>
    /// <param name="request">Gets the spans.</param>
    /// <exception cref="OtlpException">It is not a request, or takes too much memory.</exception>
    internal static void Index(JsonElement json, OtlpRequest<JsonElement> request)
    {
        request.Budget.BeginRequest();
        foreach (JsonElement resourceSpans in OtlpJson.Items(json, "resourceSpans"))
        {
            JsonElement resourceJson = OtlpJson.Object(resourceSpans, "resource");
            ResourceDescription? resource = null;
            foreach (JsonElement scopeSpans in OtlpJson.Items(resourceSpans, "scopeSpans"))
            {
                JsonElement scopeJson = OtlpJson.Object(scopeSpans, "scope");
                OtlpScope? scope = null;
                foreach (JsonElement span in OtlpJson.Items(scopeSpans, "spans"))
                {
                    if (resource is null) request.Budget.AddScope(SizeOf(resourceJson));
                    resource ??= new ResourceDescription(OtlpJsonValues.Read(resourceJson));
                    if (scope is null) request.Budget.AddScope(SizeOf(scopeJson));
                    scope ??= new OtlpScope(
                        resource, OtlpJson.Text(scopeJson, "name"), OtlpJson.Text(scopeJson, "version"), OtlpJsonValues.Read(scopeJson));
                    request.Add(span, (ulong)TraceIdOf(span), SpanIdOf(span, "spanId"), scope, SizeOf(span));
                }
            }
        }
    }

    public void Read(JsonElement item, SpanSource source)
    {
        ReadHead(item, source);
        foreach (KeyValuePair<string, TagValue> attribute in OtlpJsonValues.Read(item)) source.Add(attribute.Key, attribute.Value);
        foreach (JsonElement one in OtlpJson.Items(item, "events")) source.Events.Add(ReadEvent(one));
        foreach (JsonElement one in OtlpJson.Items(item, "links")) source.Links.Add(ReadLink(one));
    }

    private static UInt128 TraceIdOf(JsonElement item) => OtlpJson.Hex(item, "traceId", TraceIdDigits);

    private static ulong SpanIdOf(JsonElement item, string name) => (ulong)OtlpJson.Hex(item, name, SpanIdDigits);

    private static OtlpSize SizeOf(JsonElement json)
    {
        if (json.ValueKind == JsonValueKind.Undefined) return default;
        string text = json.GetRawText();
        return new OtlpSize(text.Length, text.AsSpan().Count('{'));
    }

    private static void ReadHead(JsonElement item, SpanSource source)
    {
        source.Name = OtlpJson.Text(item, "name");
        source.Kind = OtlpJson.Enumeration<ActivitySpanKind>(item, "kind", "SPAN_KIND_");
        source.TraceId = TraceIdOf(item);
        source.SpanId = SpanIdOf(item, "spanId");
        source.ParentId = SpanIdOf(item, "parentSpanId");
        source.TraceState = OtlpJson.Text(item, "traceState");
        ulong start = OtlpJson.UInt64(item, "startTimeUnixNano");
        source.Start = unchecked((long)start);
        source.Duration = unchecked((long)(OtlpJson.UInt64(item, "endTimeUnixNano") - start));
        JsonElement status = OtlpJson.Object(item, "status");
        source.Status = OtlpJson.Enumeration<SpanStatus>(status, "code", "STATUS_CODE_");
        source.StatusMessage = OtlpJson.Text(status, "message");
    }

    private static SpanEvent ReadEvent(JsonElement item) => new(OtlpJson.Text(item, "name"), OtlpJson.UInt64(item, "timeUnixNano"))
    {
        Attributes = OtlpJsonValues.ReadList(item),
        DroppedAttributesCount = ReadDropped(item),
    };

    private static SpanLink ReadLink(JsonElement item) => new(TraceIdOf(item), SpanIdOf(item, "spanId"))
    {
        TraceState = OtlpJson.Text(item, "traceState"),
        Attributes = OtlpJsonValues.ReadList(item),
        DroppedAttributesCount = ReadDropped(item),
    };

    private static uint ReadDropped(JsonElement item) => (uint)Math.Min(OtlpJson.UInt64(item, "droppedAttributesCount"), uint.MaxValue);
}
