using System.Globalization;
using System.Text.Json;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>A case of the vectors as what the mapping takes from OTLP.</summary>
internal static class CaseSource
{
    internal static SpanSource Read(MappingCase one)
    {
        JsonElement span = one.Span;
        string traceId = TextOf(span, "traceId");
        ulong start = NumberOf(span, "startNs");
        var source = new SpanSource
        {
            Name = TextOf(span, "name"),
            Kind = Enum.Parse<ActivitySpanKind>(TextOf(span, "kind"), ignoreCase: true),
            TraceIdText = traceId,
            TraceId = UInt128.Parse(traceId, NumberStyles.HexNumber, CultureInfo.InvariantCulture),
            SpanId = HexOf(span, "spanId"),
            ParentId = HexOf(span, "parentSpanId"),
            Start = (long)start,
            Duration = (long)(NumberOf(span, "endNs") - start),
            TraceState = TextOf(span, "traceState"),
        };
        foreach (KeyValuePair<string, TagValue> attribute in CaseValues.Read(span)) source.Add(attribute.Key, attribute.Value);
        if (span.TryGetProperty("status", out JsonElement status))
        {
            source.Status = Enum.Parse<SpanStatus>(TextOf(status, "code"), ignoreCase: true);
            source.StatusMessage = TextOf(status, "message");
        }

        ReadScope(one.Input, source);
        foreach (JsonElement item in ItemsOf(span, "events"))
            source.Events.Add(new SpanEvent(TextOf(item, "name"),
                NumberOf(item, "timeNs"))
            {
                Attributes = CaseValues.ToList(CaseValues.Read(item)),
                DroppedAttributesCount = DroppedOf(item)
            });
        foreach (JsonElement item in ItemsOf(span, "links"))
        {
            UInt128 linked = TextOf(item, "traceId") is { Length: > 0 } id
                ? UInt128.Parse(id, NumberStyles.HexNumber, CultureInfo.InvariantCulture)
                : 0;
            source.Links.Add(new SpanLink(linked, HexOf(item, "spanId"))
            {
                TraceState = TextOf(item, "traceState"),
                Attributes = CaseValues.ToList(CaseValues.Read(item)), DroppedAttributesCount = DroppedOf(item)
            });
        }

        return source;
    }

    internal static ResourceDescription ReadResource(MappingCase one)
        => new(one.Input.TryGetProperty("resource", out JsonElement resource) ? [.. CaseValues.ReadMap(resource)] : []);

    internal static IEnumerable<JsonElement> ItemsOf(JsonElement owner, string name)
        => owner.TryGetProperty(name, out JsonElement items) ? items.EnumerateArray() : [];

    internal static string TextOf(JsonElement owner, string name)
        => owner.TryGetProperty(name, out JsonElement text) ? text.GetString()! : string.Empty;

    internal static ulong NumberOf(JsonElement owner, string name)
        => owner.TryGetProperty(name, out JsonElement number) ? number.GetUInt64() : 0;

    private static uint DroppedOf(JsonElement item) => (uint)NumberOf(item, "droppedAttributesCount");

    private static ulong HexOf(JsonElement owner, string name)
        => TextOf(owner, name) is { Length: > 0 } text ? ulong.Parse(text, NumberStyles.HexNumber, CultureInfo.InvariantCulture) : 0;

    private static void ReadScope(JsonElement input, SpanSource source)
    {
        if (!input.TryGetProperty("scope", out JsonElement scope)) return;
        source.ScopeName = TextOf(scope, "name");
        source.ScopeVersion = TextOf(scope, "version");
        if (scope.TryGetProperty("attributes", out JsonElement attributes))
            source.ScopeAttributes = new ScopeAttributes(CaseValues.ReadMap(attributes));
    }
}
