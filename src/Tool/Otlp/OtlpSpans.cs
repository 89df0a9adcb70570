using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>The spans of an export request, mapped as the agent maps what it receives.</summary>
/// <param name="mapper">Maps them.</param>
internal sealed class OtlpSpans(SpanMapper mapper)
{
    private const int TraceIdDigits = 32;
    private const int SpanIdDigits = 16;

    private readonly SpanSource _source = new();

    /// <summary>Reads a request.</summary>
    /// <returns>The spans of each trace: those whose ids have the same lower 64 bits, in the order of their first spans.</returns>
    internal IEnumerable<List<Span>> Read(JsonElement request)
    {
        var traces = new Dictionary<ulong, List<Span>>();
        var inOrder = new List<List<Span>>();
        foreach (JsonElement resourceSpans in OtlpJson.Items(request, "resourceSpans"))
        {
            var resource = new ResourceDescription(OtlpValues.Read(OtlpJson.Object(resourceSpans, "resource")));
            foreach (JsonElement scopeSpans in OtlpJson.Items(resourceSpans, "scopeSpans"))
            {
                foreach (Span span in ReadScope(scopeSpans, resource))
                {
                    ulong id = (ulong)span.TraceId;
                    if (!traces.TryGetValue(id, out List<Span>? trace)) inOrder.Add(traces[id] = trace = []);
                    trace.Add(span);
                }
            }
        }

        return inOrder;
    }

    private IEnumerable<Span> ReadScope(JsonElement scopeSpans, ResourceDescription resource)
    {
        JsonElement scope = OtlpJson.Object(scopeSpans, "scope");
        var attributes = new ScopeAttributes(OtlpValues.Read(scope));
        foreach (JsonElement item in OtlpJson.Items(scopeSpans, "spans"))
        {
            _source.Clear();
            _source.ScopeName = OtlpJson.Text(scope, "name");
            _source.ScopeVersion = OtlpJson.Text(scope, "version");
            _source.ScopeAttributes = attributes;
            ReadHead(item);
            foreach (KeyValuePair<string, TagValue> attribute in OtlpValues.Read(item)) _source.Add(attribute.Key, attribute.Value);
            foreach (JsonElement one in OtlpJson.Items(item, "events")) _source.Events.Add(ReadEvent(one));
            foreach (JsonElement one in OtlpJson.Items(item, "links")) _source.Links.Add(ReadLink(one));
            var span = new Span();
            mapper.Map(_source, resource, span);
            yield return span;
        }
    }

    private void ReadHead(JsonElement item)
    {
        _source.Name = OtlpJson.Text(item, "name");
        _source.Kind = OtlpJson.Enumeration<ActivitySpanKind>(item, "kind", "SPAN_KIND_");
        _source.TraceId = OtlpJson.Hex(item, "traceId", TraceIdDigits);
        _source.TraceIdText = $"{_source.TraceId:x32}";
        _source.SpanId = (ulong)OtlpJson.Hex(item, "spanId", SpanIdDigits);
        _source.ParentId = (ulong)OtlpJson.Hex(item, "parentSpanId", SpanIdDigits);
        _source.TraceState = OtlpJson.Text(item, "traceState");
        ulong start = OtlpJson.UInt64(item, "startTimeUnixNano");
        _source.Start = unchecked((long)start);
        _source.Duration = unchecked((long)(OtlpJson.UInt64(item, "endTimeUnixNano") - start));
        JsonElement status = OtlpJson.Object(item, "status");
        _source.Status = OtlpJson.Enumeration<SpanStatus>(status, "code", "STATUS_CODE_");
        _source.StatusMessage = OtlpJson.Text(status, "message");
    }

    private static SpanEvent ReadEvent(JsonElement item) => new(OtlpJson.Text(item, "name"), OtlpJson.UInt64(item, "timeUnixNano"))
    {
        Attributes = OtlpValues.ReadList(item),
        DroppedAttributesCount = ReadDropped(item),
    };

    private static SpanLink ReadLink(JsonElement item) => new(OtlpJson.Hex(item, "traceId", TraceIdDigits), (ulong)OtlpJson.Hex(item, "spanId", SpanIdDigits))
    {
        TraceState = OtlpJson.Text(item, "traceState"),
        Attributes = OtlpValues.ReadList(item),
        DroppedAttributesCount = ReadDropped(item),
    };

    private static uint ReadDropped(JsonElement item) => (uint)Math.Min(OtlpJson.UInt64(item, "droppedAttributesCount"), uint.MaxValue);
}
