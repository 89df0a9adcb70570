namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Tracing</c>.</summary>
internal static class TracingFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Names"),
        new("Baggage"),
        new("Contexts"),
        new("Settings"),
        new("Spans", "Names", "Contexts", "Settings"),
        new("Propagation", "Baggage", "Contexts", "Spans"),
        new("Running", "Settings", "Spans"),
        new(".", "Contexts", "Settings", "Spans", "Propagation", "Running"),
    ];
}
