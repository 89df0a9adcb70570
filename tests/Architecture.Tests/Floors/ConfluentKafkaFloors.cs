namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Clients/Confluent.Kafka</c>.</summary>
internal static class ConfluentKafkaFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Messages"),
        new("Clients", "Messages"),
        new(".", "Messages", "Clients"),
    ];
}
