namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Agent</c>.</summary>
internal static class AgentFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Ending"),
        new("Obfuscation"),
        new("Process"),
        new("Redaction", "Obfuscation", "Process"),
        new("Streams"),
        new("Json", "Streams"),
        new("Http", "Streams"),
        new("Transport", "Process", "Streams", "Json", "Http"),
        new("Sampling"),
        new("Reporting"),
        new("Segments", "Process", "Reporting"),
        new("Link", "Transport", "Sampling", "Reporting", "Segments"),
        new("Negotiation", "Process", "Transport", "Reporting", "Segments", "Link"),
        new("Sending", "Transport", "Reporting", "Segments", "Link", "Negotiation"),
        new("Telemetry/Redaction"),
        new("Telemetry/Content", "Telemetry/Redaction"),
        new("Telemetry/Messages", "Process", "Json", "Telemetry/Content"),
        new("Telemetry/Gathering", "Telemetry/Redaction", "Telemetry/Content", "Telemetry/Messages"),
        new("Telemetry/Delivery", "Process", "Json", "Transport", "Reporting", "Link", "Negotiation", "Telemetry/Content",
            "Telemetry/Messages", "Telemetry/Gathering"),
        new("Telemetry", "Ending", "Process", "Transport", "Segments", "Negotiation", "Telemetry/Content", "Telemetry/Messages",
            "Telemetry/Gathering", "Telemetry/Delivery"),
        new("Writing", "Ending", "Redaction", "Telemetry", "Telemetry/Content", "Telemetry/Messages", "Process", "Transport", "Sampling",
            "Reporting", "Segments", "Link", "Negotiation", "Sending"),
        new("RemoteConfiguration/Files"),
        new("RemoteConfiguration/Answers", "RemoteConfiguration/Files"),
        new("RemoteConfiguration/Requests", "Process", "Json", "RemoteConfiguration/Files"),
        new("RemoteConfiguration/Subscribers", "Segments", "RemoteConfiguration/Files"),
        new("RemoteConfiguration", "Process", "Json", "Transport", "Reporting", "Segments", "Link", "Negotiation",
            "RemoteConfiguration/Files", "RemoteConfiguration/Answers", "RemoteConfiguration/Requests",
            "RemoteConfiguration/Subscribers"),
    ];
}
