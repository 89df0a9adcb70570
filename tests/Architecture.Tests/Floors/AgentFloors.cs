namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Agent</c>.</summary>
internal static class AgentFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Process"),
        new("Json"),
        new("Transport", "Process", "Json"),
        new("Sampling"),
        new("Reporting"),
        new("Segments", "Process", "Reporting"),
        new("Link", "Transport", "Sampling", "Reporting", "Segments"),
        new("Negotiation", "Process", "Transport", "Reporting", "Segments", "Link"),
        new("Sending", "Transport", "Reporting", "Segments", "Link", "Negotiation"),
        new("Writing", "Process", "Transport", "Sampling", "Reporting", "Segments", "Link", "Negotiation", "Sending"),
        new("RemoteConfiguration/Files"),
        new("RemoteConfiguration/Answers", "RemoteConfiguration/Files"),
        new("RemoteConfiguration/Requests", "Process", "RemoteConfiguration/Files"),
        new("RemoteConfiguration/Subscribers", "Segments", "RemoteConfiguration/Files"),
        new("RemoteConfiguration", "Process", "Transport", "Reporting", "Segments", "Link", "Negotiation", "RemoteConfiguration/Files", "RemoteConfiguration/Answers", "RemoteConfiguration/Requests", "RemoteConfiguration/Subscribers"),
    ];
}
