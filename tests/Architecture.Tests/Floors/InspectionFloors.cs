namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Inspection</c>.</summary>
internal static class InspectionFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Bounds"),
        new("Wire"),
        new("Records", "Bounds"),
        new("Json", "Bounds", "Records"),
        new("Strict", "Records"),
        new("Conversion", "Bounds"),
    ];
}
