namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/AspNetCore</c>.</summary>
internal static class AspNetCoreFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Tags"),
        new("Requests", "Tags"),
        new(".", "Requests"),
    ];
}
