namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Serialization.MessagePackCSharp</c>.</summary>
internal static class MessagePackCSharpFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("OldSpec"),
        new(".", "OldSpec"),
    ];
}
