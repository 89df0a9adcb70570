namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Tool</c>: one for each command above those that all commands share.</summary>
internal static class ToolFloors
{
    private static readonly string[] s_shared = ["Exit", "Output", "Otlp", "Input", "Reading"];
    private static readonly string[] s_runs = ["Dump", "Validate", "Stats", "Conversion", "Diff", "Send", "Completion"];

    internal static Floor[] LowToHigh { get; } =
    [
        new("Exit"),
        new("Output", "Exit"),
        new("Otlp", "Exit"),
        new("Input", "Exit", "Output", "Otlp"),
        new("Reading", "Exit", "Output", "Otlp", "Input"),
        .. s_runs.Select(static run => new Floor(run, s_shared)),
        new("Page", s_shared),
        new("Query", [.. s_shared, "Page"]),
        new("Agent", [.. s_shared, "Page"]),
        new("Commands", [.. s_shared, .. s_runs, "Page", "Query", "Agent"]),
        new(".", "Exit", "Output", "Input", "Commands"),
    ];
}
