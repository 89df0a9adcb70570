namespace SpanPack.Agent.Tests;

/// <summary>A team as text.</summary>
[SpanTags]
internal sealed partial class TeamTags : SpanTags
{
    [Tag("team")]
    public partial string? Team { get; set; }
}
