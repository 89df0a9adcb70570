namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Activities</c>.</summary>
internal static class ActivitiesFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Patterns"),
        new("Sampling", "Patterns"),
        new("Propagation/Content", "Sampling"),
        new("Propagation/Headers", "Propagation/Content"),
        new("Propagation", "Propagation/Content", "Propagation/Headers"),
    ];
}
