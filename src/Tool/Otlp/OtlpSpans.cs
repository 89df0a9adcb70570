using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>The spans of an export request, mapped as the agent maps received ones.</summary>
/// <param name="mapper">Maps them.</param>
internal sealed class OtlpSpans(SpanMapper mapper)
{
    private const int TraceIdDigits = 32;
    private const int SpanIdDigits = 16;

    private readonly SpanSource _source = new();

    /// <summary>Maps the spans of a trace.</summary>
    /// <param name="request">The request.</param>
    /// <param name="trace">The index of the trace in the request, from 0.</param>
    /// <returns>The spans in their order.</returns>
    /// <exception cref="OtlpException">A span is invalid.</exception>
    internal Span[] ReadTrace(OtlpRequest request, int trace)
    {
        var spans = new Span[request.SpanCount(trace)];
        int count = 0;
        foreach ((JsonElement item, OtlpScope scope) in request.Spans(trace)) spans[count++] = Read(item, scope);
        return spans;
    }

    private Span Read(JsonElement item, OtlpScope scope)
    {
        _source.Clear();
        _source.ScopeName = scope.Name;
        _source.ScopeVersion = scope.Version;
        _source.ScopeAttributes = scope.Attributes;
        ReadHead(item);
        foreach (KeyValuePair<string, TagValue> attribute in OtlpValues.Read(item)) _source.Add(attribute.Key, attribute.Value);
        foreach (JsonElement one in OtlpJson.Items(item, "events")) _source.Events.Add(ReadEvent(one));
        foreach (JsonElement one in OtlpJson.Items(item, "links")) _source.Links.Add(ReadLink(one));
        var span = new Span();
        mapper.Map(_source, scope.Resource, span);
        return span;
    }

    private void ReadHead(JsonElement item)
    {
        _source.Name = OtlpJson.Text(item, "name");
        _source.Kind = OtlpJson.Enumeration<ActivitySpanKind>(item, "kind", "SPAN_KIND_");
        _source.TraceId = OtlpRequest.TraceIdOf(item);
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

    private static SpanLink ReadLink(JsonElement item)
        => new(OtlpJson.Hex(item, "traceId", TraceIdDigits), (ulong)OtlpJson.Hex(item, "spanId", SpanIdDigits))
    {
        TraceState = OtlpJson.Text(item, "traceState"),
        Attributes = OtlpValues.ReadList(item),
        DroppedAttributesCount = ReadDropped(item),
    };

    private static uint ReadDropped(JsonElement item) => (uint)Math.Min(OtlpJson.UInt64(item, "droppedAttributesCount"), uint.MaxValue);
}
