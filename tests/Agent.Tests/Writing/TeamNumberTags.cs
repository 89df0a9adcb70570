namespace SpanPack.Agent.Tests;

/// <summary>A team as number.</summary>
[SpanTags]
internal sealed partial class TeamNumberTags : SpanTags
{
    [Metric("team")]
    public partial double? Team { get; set; }
}
