namespace SpanPack.Architecture.Tests.Floors;

/// <summary>All projects below <c>src</c>, each after those that it uses.</summary>
internal static class Libraries
{
    internal static Library[] LowToHigh { get; } =
    [
        new("Annotations"),
        new("Generators")
        {
            Floors = GeneratorsFloors.LowToHigh,
        },
        new("CodeFixes"),
        new("Serialization")
        {
            Uses = ["Annotations"],
            Floors = SerializationFloors.LowToHigh,
        },
        new("Serialization.MessagePackCSharp")
        {
            Uses = ["Serialization"],
            Packages = ["MessagePack"],
            Floors = MessagePackCSharpFloors.LowToHigh,
        },
        new("Serialization.NerdbankMessagePack")
        {
            Uses = ["Serialization"],
            Packages = ["Nerdbank.MessagePack"],
        },
        new("Agent")
        {
            Uses = ["Serialization"],
            Packages = ["Microsoft.Extensions.Logging.Abstractions"],
            Floors = AgentFloors.LowToHigh,
            GeneratedByFramework = ["AgentLog", "ConfigurationLog", "TelemetryReport"],
        },
        new("Activities")
        {
            Uses = ["Agent"],
            Packages = ["Microsoft.Extensions.Logging.Abstractions"],
            Floors = ActivitiesFloors.LowToHigh,
            GeneratedByFramework = ["CollectorLog"],
        },
        new("Tracing")
        {
            Uses = ["Activities"],
            Floors = TracingFloors.LowToHigh,
        },
        new("Logging/NLog")
        {
            Uses = ["Tracing"],
            Packages = ["NLog"],
        },
        new("Logging/Serilog")
        {
            Uses = ["Tracing"],
            Packages = ["Serilog"],
        },
        new("OpenTelemetry")
        {
            Uses = ["Activities"],
            Packages = ["OpenTelemetry"],
            Floors = OpenTelemetryFloors.LowToHigh,
        },
        new("Aws")
        {
            Above = "Clients/",
            Uses = ["Activities"],
            Packages = ["AWSSDK.Core", "AWSSDK.SQS"],
            Floors = AwsFloors.LowToHigh,
        },
        new("Confluent.Kafka")
        {
            Above = "Clients/",
            Uses = ["Activities"],
            Packages = ["Confluent.Kafka"],
            Floors = ConfluentKafkaFloors.LowToHigh,
        },
        new("Hangfire")
        {
            Above = "Clients/",
            Uses = ["Activities"],
            Packages = ["Hangfire.Core"],
            Floors = HangfireFloors.LowToHigh,
        },
        new("StackExchangeRedis")
        {
            Above = "Clients/",
            Uses = ["Activities"],
            Packages = ["StackExchange.Redis"],
            Floors = StackExchangeRedisFloors.LowToHigh,
        },
        new("Hosting")
        {
            Uses = ["Tracing"],
            Packages = ["Microsoft.Extensions.Hosting.Abstractions", "Microsoft.Extensions.Logging"],
            Floors = HostingFloors.LowToHigh,
            GeneratedByFramework = ["TracingLog"],
        },
        new("AspNetCore")
        {
            Uses = ["Hosting"],
            Packages = ["Microsoft.AspNetCore.App"],
            Floors = AspNetCoreFloors.LowToHigh,
            GeneratedByFramework = ["AspNetCoreLog"],
        },
        new("DevAgent")
        {
            Uses = ["Serialization", "Agent", "Activities"],
            Packages = ["Microsoft.AspNetCore.App", "Spectre.Console"],
            Floors = DevAgentFloors.LowToHigh,
            GeneratedByFramework = ["AgentInfoContext"],
        },
        new("Inspection")
        {
            Uses = ["Serialization", "DevAgent"],
            Floors = InspectionFloors.LowToHigh,
        },
        new("AgentPage")
        {
            Uses = ["Serialization", "DevAgent", "Inspection"],
            Packages = ["Microsoft.AspNetCore.App"],
            Floors = AgentPageFloors.LowToHigh,
            GeneratedByFramework = ["PageJson"],
        },
        new("Tool")
        {
            Uses = ["Serialization", "Agent", "Activities", "DevAgent", "Inspection", "AgentPage"],
            Packages = ["F23.StringSimilarity", "Spectre.Console", "System.CommandLine"],
            GeneratedByFramework = ["PageJson"],
            Floors = ToolFloors.LowToHigh,
        },
    ];

    /// <summary>Those that users reference, by the names of their folders.</summary>
    internal static string[] Referenced { get; } =
    [
        "Annotations", "Serialization", "Serialization.MessagePackCSharp", "Serialization.NerdbankMessagePack", "Agent", "Activities",
        "Tracing", "Logging/NLog", "Logging/Serilog", "OpenTelemetry", "Aws", "Confluent.Kafka", "Hangfire", "StackExchangeRedis",
        "Hosting", "AspNetCore", "DevAgent",
    ];

    internal static Library Named(string name) => LowToHigh.Single(library => library.Name == name);
}
