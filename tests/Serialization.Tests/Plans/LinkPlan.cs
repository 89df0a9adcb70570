namespace SpanPack.Serialization.Tests.Plans;

/// <summary>A link, as data.</summary>
internal sealed record LinkPlan(UInt128 TraceId, ulong SpanId, string? TraceState, uint Flags,
    List<KeyValuePair<string, TagValue>> Attributes)
{
    internal SpanLink Build()
    {
        var link = new SpanLink(TraceId, SpanId) { TraceState = TraceState, Flags = Flags };
        foreach ((string key, TagValue value) in Attributes) link.Attributes.Add(key, value);
        return link;
    }
}
