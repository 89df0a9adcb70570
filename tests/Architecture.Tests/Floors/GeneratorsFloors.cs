namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Generators</c>.</summary>
internal static class GeneratorsFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Polyfills"),
        new("Model"),
        new("Diagnostics", "Model"),
        new("Emitting", "Model"),
        new("Parsing", "Model", "Diagnostics", "Emitting"),
        new("Analyzing", "Diagnostics", "Parsing"),
        new(".", "Model", "Diagnostics", "Emitting", "Parsing"),
    ];
}
