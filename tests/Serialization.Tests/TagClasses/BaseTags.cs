namespace SpanPack.Serialization.Tests.TagClasses;

/// <summary>The bottom of a hierarchy: one string slot, one numeric slot, one constant.</summary>
[SpanTags]
[ConstantTag("test.kind", "base")]
public partial class BaseTags : SpanTags
{
    [Tag("test.base")]
    public partial string? Text { get; set; }

    [Metric("test.base.count")]
    public partial long? Count { get; set; }
}
