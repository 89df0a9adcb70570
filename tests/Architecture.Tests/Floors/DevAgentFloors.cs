namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/DevAgent</c>.</summary>
internal static class DevAgentFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Normalization"),
        new("Waterfall/Text"),
        new("Filtering", "Normalization", "Waterfall/Text"),
        new("Otlp", "Normalization"),
        new("Behavior"),
        new("Requests", "Otlp", "Behavior"),
        new("Sampling", "Normalization"),
        new("Traces", "Normalization", "Waterfall/Text", "Filtering", "Requests"),
        new("Configuration"),
        new("Endpoints", "Otlp", "Behavior", "Requests", "Sampling", "Configuration"),
        new("Hosting", "Filtering", "Behavior", "Requests", "Sampling", "Traces", "Configuration", "Endpoints"),
        new("Waterfall/Tree"),
        new("Waterfall/Output", "Waterfall/Text"),
        new("Waterfall/Layout", "Waterfall/Text", "Waterfall/Tree", "Waterfall/Output"),
        new("Waterfall/Reading", "Normalization"),
        new("Waterfall", "Waterfall/Text", "Waterfall/Tree", "Waterfall/Output", "Waterfall/Layout", "Waterfall/Reading"),
    ];
}
