namespace SpanPack;

/// <summary>The numeric tags of a span that were set by name, in a separate object: most spans have none, and stay smaller.</summary>
internal sealed class NumberTags
{
    internal CustomTags<MetricValue> Tags;
}
