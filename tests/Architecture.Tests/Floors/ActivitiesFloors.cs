namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Activities</c>.</summary>
internal static class ActivitiesFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Ids"),
        new("Options"),
        new("Patterns"),
        new("Mapping/Text"),
        new("Sampling", "Options", "Patterns", "Mapping/Text"),
        new("Remote", "Sampling", "Mapping/Text"),
        new("Propagation/Content", "Sampling"),
        new("Propagation/Headers", "Ids", "Propagation/Content"),
        new("Propagation", "Ids", "Options", "Propagation/Content", "Propagation/Headers"),
        new("Attributes"),
        new("Mapping/Tags", "Attributes"),
        new("Mapping/Reading", "Ids", "Attributes", "Mapping/Text"),
        new("Mapping/Naming", "Attributes", "Mapping/Text", "Mapping/Reading"),
        new("Clients", "Attributes", "Mapping/Text", "Mapping/Reading", "Mapping/Naming"),
        new("Clients/Grpc", "Attributes", "Mapping/Text", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/Http", "Attributes", "Mapping/Text", "Mapping/Reading", "Mapping/Naming", "Clients", "Clients/Grpc"),
        new("Clients/Aws", "Attributes", "Mapping/Text", "Mapping/Reading", "Mapping/Naming", "Clients", "Clients/Http"),
        new("Clients/Azure", "Attributes", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/Hangfire", "Attributes", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/Kafka", "Attributes", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/MongoDb", "Attributes", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/Quartz", "Attributes", "Mapping/Text", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/RabbitMq", "Attributes", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/Redis", "Attributes", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Clients/Sql", "Attributes", "Mapping/Reading", "Mapping/Naming", "Clients"),
        new("Mapping", ["Attributes", "Mapping/Text", "Mapping/Tags", "Mapping/Reading", "Mapping/Naming", "Clients", .. Clients]),
        new("Shapes", "Ids", "Propagation/Content", "Attributes", "Mapping/Reading", "Clients", "Mapping"),
        new("Traces", "Ids", "Options", "Patterns", "Sampling", "Remote", "Propagation/Content", "Propagation", "Attributes",
            "Mapping/Text", "Mapping/Tags", "Mapping/Reading", "Mapping/Naming", "Clients", "Mapping", "Shapes"),
    ];

    private static string[] Clients =>
    [
        "Clients/Grpc", "Clients/Http", "Clients/Aws", "Clients/Azure", "Clients/Hangfire", "Clients/Kafka", "Clients/MongoDb",
        "Clients/Quartz", "Clients/RabbitMq", "Clients/Redis", "Clients/Sql",
    ];
}
