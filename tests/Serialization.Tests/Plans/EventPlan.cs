namespace SpanPack.Serialization.Tests.Plans;

/// <summary>An event, as data.</summary>
internal sealed record EventPlan(string Name, ulong Time, List<KeyValuePair<string, TagValue>> Attributes)
{
    internal SpanEvent Build()
    {
        var spanEvent = new SpanEvent(Name, Time);
        foreach ((string key, TagValue value) in Attributes) spanEvent.Attributes.Add(key, value);
        return spanEvent;
    }
}
