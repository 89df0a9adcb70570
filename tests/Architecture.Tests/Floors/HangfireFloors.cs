namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Clients/Hangfire</c>.</summary>
internal static class HangfireFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Jobs"),
        new(".", "Jobs"),
    ];
}
