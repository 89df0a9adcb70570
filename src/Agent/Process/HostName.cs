namespace SpanPack;

/// <summary>Finds the host name for payloads.</summary>
internal static class HostName
{
    /// <returns>The name; null unless it is set or reporting is enabled: the agent knows its host better.</returns>
    internal static string? Read(Variables variables)
        => variables["DD_HOSTNAME"] ?? (variables.IsTrue("DD_TRACE_REPORT_HOSTNAME") ? Environment.MachineName : null);
}
