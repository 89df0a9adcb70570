#pragma warning disable SPK028 // that is what it is for
namespace SpanPack.Serialization.Tests.TagClasses;

/// <summary>Slots and constants with the names that the tracer, or a trace, gives its own tags.</summary>
[SpanTags]
[ConstantTag(TagNames.Language, "cobol")]
[ConstantTag("trace.constant", "of the class")]
public sealed partial class CollidingTags : SpanTags
{
    [Tag(TagNames.Environment)]
    public partial string? Environment { get; set; }

    [Tag(TagNames.TraceIdUpper)]
    public partial string? TraceIdUpper { get; set; }

    [Tag("_dd.p.ts")]
    public partial string? Propagated { get; set; }

    [Tag("trace.text")]
    public partial string? TraceText { get; set; }

    [Tag(TagNames.Events)]
    public partial string? Events { get; set; }

    [Tag(MetricNames.KeepRate)]
    public partial string? KeepRate { get; set; }

    [Metric(MetricNames.SamplingPriority)]
    public partial double? SamplingPriority { get; set; }

    [Metric(TagNames.Origin)]
    public partial double? Origin { get; set; }

    [Metric("trace.number")]
    public partial double? TraceNumber { get; set; }

    [Metric(MetricNames.InferredSpan)]
    public partial double? IsInferred { get; set; }
}
