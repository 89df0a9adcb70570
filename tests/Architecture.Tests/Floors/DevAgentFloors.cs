namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/DevAgent</c>.</summary>
internal static class DevAgentFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Normalization"),
        new("Requests"),
        new("Sampling", "Normalization"),
        new("Endpoints", "Requests", "Sampling"),
        new("Hosting", "Requests", "Sampling", "Endpoints"),
        new("Waterfall/Text"),
        new("Waterfall/Tree"),
        new("Waterfall/Output", "Waterfall/Text"),
        new("Waterfall/Layout", "Waterfall/Text", "Waterfall/Tree", "Waterfall/Output"),
        new("Waterfall", "Waterfall/Text", "Waterfall/Tree", "Waterfall/Output", "Waterfall/Layout"),
    ];
}
