namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Clients/Aws</c>.</summary>
internal static class AwsFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Requests"),
        new("Messages", "Requests"),
        new("Pipeline", "Requests", "Messages"),
        new(".", "Requests", "Messages", "Pipeline"),
    ];
}
