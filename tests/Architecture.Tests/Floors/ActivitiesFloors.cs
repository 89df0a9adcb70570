namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Activities</c>.</summary>
internal static class ActivitiesFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Patterns"),
    ];
}
