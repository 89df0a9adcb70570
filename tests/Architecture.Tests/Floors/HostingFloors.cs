namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Hosting</c>.</summary>
internal static class HostingFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Settings"),
        new("Logging", "Settings"),
        new("HttpClients"),
        new("Running", "Settings", "Logging", "HttpClients"),
        new(".", "Settings", "Running"),
    ];
}
