namespace SpanPack.Agent.Tests;

/// <summary>A team as constant.</summary>
[SpanTags]
[ConstantTag("team", "constant")]
internal sealed partial class TeamConstantTags : SpanTags;
