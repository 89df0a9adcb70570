namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Hosting</c>.</summary>
internal static class HostingFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Settings"),
        new("Logging", "Settings"),
        new("Listening"),
        new("HttpClients", "Listening"),
        new("Databases"),
        new("SqlClient", "Listening", "Databases"),
        new("EntityFramework", "Listening", "Databases"),
        new("Running", "Settings", "Logging", "HttpClients", "SqlClient", "EntityFramework"),
        new(".", "Settings", "Running"),
    ];
}
