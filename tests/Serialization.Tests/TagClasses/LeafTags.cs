namespace SpanPack.Serialization.Tests.TagClasses;

/// <summary>The top of a hierarchy: every type of slot, keys too long for an entry of a key table, more slots than 16.</summary>
[SpanTags]
[ConstantTag("test.leaf", "é")]
[ConstantTag("test.leaf.constant.whose.key.is.longer.than.thirty.bytes", "and so is the value that goes with this key")]
public sealed partial class LeafTags : MiddleTags
{
    [Tag("test.leaf.bool")]
    public partial bool? Flag { get; set; }

    [Tag("test.leaf.int")]
    public partial int? Integer { get; set; }

    [Tag("test.leaf.long")]
    public partial long? Long { get; set; }

    [Tag("test.leaf.enum")]
    public partial DayOfWeek? Day { get; set; }

    [Tag("test.leaf.key.that.takes.30.by")]
    public partial string? KeyOf30Bytes { get; set; }

    [Tag("test.leaf.key.that.takes.29.b")]
    public partial string? KeyOf29Bytes { get; set; }

    [Tag("test.leaf.a.key.that.does.not.fit.an.entry.of.thirty.two.bytes")]
    public partial string? LongKey { get; set; }

    [Tag("test.leaf.schlüssel.für.überlange.namen")]
    public partial string? LongForeignKey { get; set; }

    [Metric("test.leaf.metric")]
    public partial double? Metric { get; set; }

    [Metric("test.leaf.metric.float")]
    public partial float? Float { get; set; }

    [Metric("test.leaf.metric.key.that.does.not.fit.an.entry")]
    public partial int? LongMetric { get; set; }

    [Tag("test.leaf.0")]
    public partial string? Leaf0 { get; set; }

    [Tag("test.leaf.1")]
    public partial string? Leaf1 { get; set; }

    [Tag("test.leaf.2")]
    public partial string? Leaf2 { get; set; }

    [Tag("test.leaf.3")]
    public partial string? Leaf3 { get; set; }

    [Tag("test.leaf.4")]
    public partial string? Leaf4 { get; set; }

    [Tag("test.leaf.5")]
    public partial string? Leaf5 { get; set; }

    [Tag("test.leaf.6")]
    public partial string? Leaf6 { get; set; }

    [Tag("test.leaf.7")]
    public partial string? Leaf7 { get; set; }

    [Tag("test.leaf.8")]
    public partial string? Leaf8 { get; set; }

    [Tag("test.leaf.9")]
    public partial string? Leaf9 { get; set; }

    [Tag("test.leaf.10")]
    public partial string? Leaf10 { get; set; }

    [Tag("test.leaf.11")]
    public partial string? Leaf11 { get; set; }
}
