namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Clients/StackExchangeRedis</c>.</summary>
internal static class StackExchangeRedisFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Commands"),
        new("Sessions", "Commands"),
        new(".", "Sessions"),
    ];
}
