namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/OpenTelemetry</c>.</summary>
internal static class OpenTelemetryFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Propagation"),
        new("Resources"),
        new("Exporting", "Resources"),
        new("Building", "Exporting"),
    ];
}
