namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Tool</c>.</summary>
internal static class ToolFloors
{
    private static readonly string[] s_payloads = ["Output", "Input", "Reading"];

    internal static Floor[] LowToHigh { get; } =
    [
        new("Output"),
        new("Input", "Output"),
        new("Reading", "Output", "Input"),
        new("Dump", s_payloads),
        new("Validate", s_payloads),
        new("Stats", s_payloads),
        new("Conversion", s_payloads),
        new("Diff", s_payloads),
        new("Send", s_payloads),
        new("Agent", "Output"),
        new("Commands", [.. s_payloads, "Dump", "Validate", "Stats", "Conversion", "Diff", "Send", "Agent"]),
        new(".", "Output", "Commands"),
    ];
}
