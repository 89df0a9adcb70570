namespace SpanPack;

/// <summary>The numeric tags of a span that were set by name, apart from the span: most spans have none, and are smaller for it.</summary>
internal sealed class NumberTags
{
    internal CustomTags<MetricValue> Tags;
}
